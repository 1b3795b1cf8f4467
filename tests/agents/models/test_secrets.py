"""Keys are found however they are written, and what is none stays."""

import base64
import html
import json
from urllib.parse import quote

import pytest
from hypothesis import given, strategies as st

from pare_agents.models import secrets
from pare_agents.models.escapes import spans, undone
from pare_agents.models.json_protocol import read_call
from pare_agents.models.secrets import without_secrets, without_secrets_in_json
from pare_agents.models.types import Reply, ToolCall

KEYS = (
    "ab+cd/ef&gh-0123456789", 'q"uo=te\\d+/&12', "plain_key.0-9xYz", 'pct%2B%252Bx&amp;y"z/1', "schlüssel😀&+12345",
)  # fmt: skip
FORMS = {
    "as it is": str,
    "in JSON": lambda key: json.dumps(key)[1:-1],
    "in JSON of PHP": lambda key: json.dumps(key)[1:-1].replace("/", "\\/"),
    "in JSON of .NET": lambda key: "".join(c if c.isalnum() and c.isascii() else json_unit(c) for c in key),
    "in a page": html.escape,
    "in a page, by number": lambda key: "".join(f"&#{ord(c)};" for c in key),
    "in a page, by hexadecimal number": lambda key: "".join(f"&#x{ord(c):X};" for c in key),
    "in an address": lambda key: quote(key, safe=""),
    "in Python": lambda key: ascii(key)[1:-1],
    "as bytes in Python": lambda key: repr(key.encode())[2:-1],
}
BASE64 = {
    "in base64": lambda key: base64.b64encode(key.encode()).decode(),
    "in base64 of addresses": lambda key: base64.urlsafe_b64encode(key.encode()).decode(),
    "in a header": lambda key: base64.b64encode(f"me:{key}".encode()).decode(),
    "within base64": lambda key: base64.b64encode(f'{{"x": {json.dumps(key)}, "y": 1}}'.encode()).decode(),
}


def json_unit(character):
    units = character.encode("utf-16-be")
    return "".join(f"\\u{units[at : at + 2].hex().upper()}" for at in range(0, len(units), 2))


@pytest.fixture
def alone(monkeypatch):
    """No variables but those of the test, and no key that was given before."""
    monkeypatch.setattr(secrets.os, "environ", found := {})
    monkeypatch.setattr(secrets, "_given", set())
    return found


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("outer", FORMS)
@pytest.mark.parametrize("inner", [*FORMS, *BASE64])
def test_a_key_is_found_in_every_form_and_every_form_of_that(alone, key, inner, outer):
    alone["SOME_API_KEY"] = key
    written = FORMS[outer]((FORMS | BASE64)[inner](key))
    for text in (written, f"you sent {written}, sorry", f'"{written}"\n', f"x={written}&y={written}"):
        left = without_secrets(text)
        assert "[key]" in left
        assert written not in left
        if inner in FORMS:
            assert left == text.replace(written, "[key]")
    stored = without_secrets_in_json(json.dumps({"a": [f"you sent {written}"], written: 1}).encode())
    assert json.loads(stored).keys() & {"[key]"} or inner in BASE64
    assert b"[key]" in stored
    assert json.dumps(written)[1:-1].encode() not in stored


@given(st.text(alphabet='\\/"&;%#xu0012bAaé+ \n', max_size=60), st.text(alphabet='\\/"&;%#xu0012bAaé+', max_size=30))
def test_whatever_stands_around_a_key_stays_and_json_stays_json(before, after):
    key = "ab+cd/ef&gh-0123456789"
    pattern = secrets._pattern(secrets._written(key))
    text = f"{before} {key.replace('/', chr(92) + '/')} {after}"
    left = secrets._cleaned_text(text, pattern)
    assert left.startswith(before) or "\\" in before or "%" in before or "&" in before
    assert key not in left
    assert "ef&gh-0123456789" not in left or (before and before[-1] in "\\%&")
    assert spans(pattern, f"{before} {after}") == []


def test_escapes_are_undone_one_level_at_a_time():
    assert undone(r"\\u002B \u002b \/ \n &amp;amp; &#43; &#x2b; %252B %C3%A9 \xc3\xa9 \xe9 \ud83d\ude00 100% &x") == (
        "\\u002B + / \n &amp; + + %2B é é é 😀 100% &x"
    )


def test_a_text_of_nothing_but_escapes_takes_no_long_time(alone):
    alone["SOME_API_KEY"] = KEYS[0]
    for text in ("\\" * 100_000, "&" * 100_000, "&amp;" * 20_000, "%25" * 30_000, "\\u005c" * 20_000):
        assert without_secrets(text) == text


@pytest.mark.parametrize(
    "name",
    [
        "OPENAI_API_KEY", "OPENAI_API_KEY_2", "AWS_BEARER_TOKEN_BEDROCK", "SNOWFLAKE_JWT", "AZURE_CREDENTIAL",
        "AZURE_CREDENTIALS", "HCP_VAULT_APPROLE_SECRET_ID", "GITHUB_PAT", "PAT", "MY_PAT_OLD", "AWS_ACCESS_KEY_ID",
        "AWS_SECRET_ACCESS_KEY", "SSH_PRIVATE_KEY_PEM", "PGPASSWORD", "DB_PASSWD", "SMTP_PASS", "MYSQL_PWD",
        "GPG_PASSPHRASE", "REDISCLI_AUTH", "SECRET_KEY_BASE", "hf_token", "OPENAI_APIKEYS",
    ],
)  # fmt: skip
def test_variables_that_name_secrets_are_found_by_a_word_in_their_name(alone, name):
    alone[name] = "planted+0123456789"
    assert without_secrets("you sent planted+0123456789") == "you sent [key]"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PATH", "/usr/bin:/home/me/bin0"), ("PATTERN", "planted+0123456789"), ("PWD", "/srv/work0123"),
        ("GIT_AUTHOR_NAME", "Noor Haddad 01"), ("COMPASS_MODE", "planted+0123456789"),
        ("TOKENIZERS_PARALLELISM", "false"), ("MAX_THINKING_TOKENS", "100000000"), ("SECRET_PROVIDER", "hashicorp"),
        ("DB_PASSWORD_HINT", "postgres"), ("OPENAI_API_KEY_OLD", "whatever"), ("SOME_TOKEN", "short-1"),
        ("TOKEN_VALID_UNTIL", "2027-04-12 09:00"), ("SSH_AUTH_SOCK", "/run/user/1000/ssh-agent.sock"),
        ("GOOGLE_CREDENTIALS_FILE", "/home/me/keys.json"), ("TOKEN_URL", "https://login.example.com/token"),
        ("AWS_WEB_IDENTITY_TOKEN_FILE", "~/aws/token.txt"),
    ],
)  # fmt: skip
def test_words_numbers_paths_and_addresses_are_no_secrets(alone, name, value):
    alone[name] = value
    text = f"It said {value}: a password of postgres."
    assert without_secrets(text) == text
    assert without_secrets_in_json(json.dumps(text).encode()) == json.dumps(text).encode()


def test_the_parts_of_credentials_in_json_are_secret_each(alone):
    alone["AZURE_CREDENTIALS"] = json.dumps({"clientId": "0123-4567-89ab-cdef", "clientSecret": "q8Q~planted+0123/456"})
    assert without_secrets("you sent q8Q~planted+0123\\/456") == "you sent [key]"


def test_arguments_are_blanked_after_they_were_decoded_and_as_they_were_written(alone):
    alone["MY_API_KEY"] = key = "ab+cd/ef-0123456789"
    for form in (FORMS | BASE64).values():
        written = form(key)
        for inner in (written, json.dumps(json.dumps({"text": written}))[1:-1]):
            asked = f'{{"tool": "propose", "arguments": {{"text": "you sent {inner}"}}}}'
            text, call = read_call(f"I say {written}. {asked}", "1")
            for said in (text, call.raw, call.arguments["text"]):
                assert "[key]" in said
                assert written not in said
                assert key not in said
    raw = '{"text": "you sent ab\\u002Bcd\\/ef-0123456789"}'
    (made,) = without_secrets(Reply("", (ToolCall.parse("1", "propose", raw),))).tool_calls
    assert made.arguments == json.loads(made.raw) == {"text": "you sent [key]"}


def test_without_secrets_nothing_is_looked_through(alone):
    value = {"a": ["b"]}
    assert without_secrets(value) is value
    data = b"anything"
    assert without_secrets_in_json(data) is data


@pytest.mark.parametrize("value", ["whatever", "letmeinplease", "/home/me/keys.json", "12345678", "https://me.test/a"])
@pytest.mark.parametrize("name", ["OPENAI_API_KEY", "DB_PASSWORD", "MY_TOKEN", "CLIENT_SECRET"])
def test_what_a_key_s_variable_holds_is_a_key_whatever_it_looks_like(alone, name, value):
    alone[name] = value
    assert without_secrets(f"It said ({value}).") == "It said ([key])."
