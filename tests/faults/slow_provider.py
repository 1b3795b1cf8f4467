"""A provider that answers late, for hundreds at once: `python slow_provider.py SECONDS` prints its port.

It is a process of its own, so that it takes no time from the event loop that is watched.
"""

from __future__ import annotations

import asyncio
import json
import sys

ANSWER = {
    "id": "1", "object": "chat.completion", "created": 1, "model": "slow",
    "choices": [{"index": 0, "finish_reason": "tool_calls", "message": {
        "role": "assistant", "content": None,
        "tool_calls": [{"id": "1", "type": "function", "function": {"name": "wait", "arguments": "{}"}}],
    }}],
    "usage": {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110},
}  # fmt: skip


async def serve(seconds: float) -> None:
    """Answer whatever is asked, each time after so many seconds."""
    body = json.dumps(ANSWER).encode()
    head = f"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while asked := await reader.readuntil(b"\r\n\r\n"):
                length = next(line for line in asked.lower().split(b"\r\n") if line.startswith(b"content-length:"))
                await reader.readexactly(int(length.partition(b":")[2]))
                await asyncio.sleep(seconds)
                writer.write(head + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, backlog=1024)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(float(sys.argv[1])))
