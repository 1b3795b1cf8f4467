"""What is said alike everywhere: families of English wordings for acts of an assistant, and for everyday things.

A line has the wordings by which a family is known, and what it adds besides; those before the stroke are known and
added alike where there is none. `*` allows any ending, `...` up to five words between.
"""

from __future__ import annotations

from typing import Final

_WRITE: Final = (
    "write*, writing, written, message*, messaging, text*, txt*, mail*, email*, answer*, reply, replies, replying, "
    "respond*, contact*, get in touch, getting in touch, reach out, get back to, get hold of, a line, a word, a note "
    "to, a message, post*, a mail, an email, send her, send him, send them, few lines, few words, sms, ping*, drop "
    "her, drop him, drop them, dm, whatsapp, writ* ... back, line to, word to, message to"
)
_TELL: Final = (
    f"{_WRITE}, tell*, telling, told, inform*, let her know, let him know, let them know, let* ... know, letting ... "
    "know, lets ... know, notif*, warn*, thank*, explain*, hear from, hears, hear, heads up, news, give word, know, "
    "knows, excuse you, say, saying, mention*, announc*, updat*, keep* ... posted, in the picture, up to date, fill "
    "... in, filling ... in, reassur*, calm*, brief*, break it to, pass* ... on to, word goes to, learn*"
)
_ASK: Final = (
    "ask*, check with, checking with, check whether, check if, see if, see whether, find out, request*, enquir*, "
    "inquir*, sound out, sound* ... out, question, whether he, whether she, whether they, if he can, if she can, if "
    "they can, could you, can you, would you, put it to, run it by, run it past, run* ... by, run* "
    "... past, okay from, "
    "his okay, her okay, their okay, ok from, plead*, beg*, get* ... to"
)
_NOTED: Final = (
    "note*, noting, memo, write down, write it down, write that down, write them down, writ* ... down, writing ... "
    "down, put* ... down, jot*, write up, writ* ... up, list*, log*, record*, sheet, writ* ... into, writ* ... in, "
    "add* ... to, enter* ... in, put* ... into, put* ... in, mark*, file, line, tick*, cross* off, "
    "strike*, paper*, keep "
    "track, notebook, table, document*, bring* ... up to date, updat*, correct*, fill* ... in, page, plan"
)
_OFF: Final = (
    "cancel*, call* off, calling off, call* ... off, calling ... off, called off, off your order, off the order, "
    "withdraw*, scrap*, revok*, stop*, undo, drop it, drop the, drop your, dropping, drop* ... from, call it off, call "
    "them off, call both off, call that off, terminat*, annul*, void, axe, strike, striking, strik* ... from, struck, "
    "remov*, delet*, tak* ... out, tak* ... off, taking ... out, taking ... off, takes ... out, takes ... off, get "
    "rid of, pull out, back out, clear* ... from, clear* ... out, unbook, leav* ... out, goes out, is out, comes out, "
    "not go ahead, put a stop, give notice, notice, ends, abort, shelve, releas*, let ... go, give ... up, giv* up, "
    "giving "
    "... up, free up, excuse you, stood down, stand down, hand ... back, lift ... out, withdr*, not be coming, won't "
    "come, "
    "stopped, halt*, kill, skip*, unsubscribe, drop*, pull*, lapse"
)
_BUY: Final = (
    "order*, reorder*, buy*, bought, purchas*, get you, getting you, get* ... sent, hav* ... sent, get* ... delivered, "
    "hav* ... delivered, deliver*, plac* ... order, check* out, checkout, basket, cart, send for, get the, get a, "
    "get two, get one, get another, pick up, stock up, arriv*, pay for, procure, brought, bring*, go for, grab*, "
    "snap* up, "
    "secur*, reserv*, tak* the, take both, put ... in, throw ... in, add*, request*, replac*, ship*"
)
_SEND: Final = (
    "send*, sent, forward*, attach*, pass on, passing on, pass* ... on, goes to, go to, goes out, go out, mail*, "
    "email*, submit*, share, sharing, hand* ... over, hand* ... in, dispatch*, resend*, get* ... to, cop* ... to, "
    "deliver*, upload*, reply, replies, replying, answer*, pop* ... over, enclos*, writ*, pop* ... in, inbox, in the "
    "post, get "
    "... over, get ... out, let ... go, let ... have, give*, giving, hand*, slip, drop*, text*, supply, supplying, "
    "provide*"
)
_COLLECT: Final = (
    "collect*, fetch*, pick* up, pick-up, pickup, picking up, pick* ... up, picks ... up, picking ... up, picked up, "
    "get it, get her, get him, get them, bring* ... home, tak* ... home, go for, go and get, get "
    "hold of, run over for, "
    "retriev*, at the lodge, at the counter, from the shop, in person"
)
_RIGHT: Final = (
    "updat*, correct*, chang*, fix*, amend*, adjust*, put right, put* ... right, putting ... right, "
    "set right, set* ... "
    "right, set* ... straight, rewrit*, edit*, replac*, in line, swap*, switch*, instead of, mend*, revis*, rectif*, "
    "mak* it, make that, make the, turn* ... into, convert*, alter*, modif*, overwrit*, put* ... in its place, read*, "
    "upgrad*, bring* ... into line, bring* ... up to date, set it to, set* ... to, chang* over, instead, to the new, "
    "add*, enter*, put, puts, putting, save, saving, store"
)
_MOVE: Final = (
    "move*, moving, shift*, reschedul*, postpon*, rebook*, put off, put* ... off, putting ... off, push*, bring* "
    "forward, bring* ... forward, bringing ... forward, pull* ... forward, bump*, delay*, defer*, slide, slip, carry "
    "over, put* ... back, putting ... back, set* ... back, hold* ... over, later slot, new slot, new time, new date, "
    "new day, to a later, snooz*, put* ... to, putting ... to, put* ... on, switch*, chang*, swap*, "
    "adjourn*, stretch*, "
    "realign*, transfer*, set* ... to, make it, instead"
)
ACTS: Final = (
    f"ask, ask*, asking, request, request*, check with, enquire*, question* | {_ASK}",
    f"write, write*, writ*, writing, message, message*, text, text*, mail, mail*, email, email*, answer, answer*, "
    f"reply, reply*, repl*, contact, contact*, messag*, post, respond* | {_WRITE}, {_SEND}",
    f"tell, tell*, inform, inform*, let them know, let her know, let him know, notify, notify*, notif*, announc*, "
    f"let, warn*, thank* | {_TELL}",
    f"send, send*, sending, forward, forward*, submit, attach* | {_SEND}",
    "calendar, diary, agenda, event, entry, schedule | calendar, diary, agenda, event, entry, entries, enter*, "
    "schedul*, block*, pencil*, planner, appointment*, slot*, mark*, book in, put* ... in for, put* ... down for, "
    "writ* ... in for, set aside, keep* ... free, keep* ... clear, reserv* ... in, plan, plans, planned, planning, "
    "save the date, move*, moving, shift*, reschedul*, in your week, tak* ... out, put* ... in, strike*, cal, note "
    "down, note it, note the, add the, drop the, goes in, clear the, free up, log it",
    "remind, remind*, reminder, reminder*, alarm, alert, nudge, tick*, task, to-do, wake* | remind*, alarm, alert*, "
    "nudge*, ping*, to-do, todo, to do, task, tick*, check off, check* ... off, snooz*, cross off, "
    "cross* ... off, wake "
    "you, waking you, prod*, poke, prompt*, heads up, not forget, don't forget, won't forget, memory, mark* ... done, "
    "mark* ... as done, close, closing, complet*, wake-up, ring you, ringing, beep, buzz*, off your list, off the "
    "list, follow up, follow-up, jog, tap you, call you, think of, remember, nag*, have you check, have you look, "
    "have you chase, "
    "have you ask, your phone ... tell, let your phone, on your list for, come up, comes up, pop up, pops up, go "
    "off, goes off, sound, "
    "ask after it, check back, in your ear, jog your memory, keep ... in mind, pester you",
    f"note, note*, notes, log, log*, list, record, record*, plan, sheet, mark* | {_NOTED}",
    "card, contact card, contacts, contact, contact*, address book | card, contact, contacts, address book, phone "
    "book, phonebook, sav* ... number, sav* ... details, sav* ... address, saving ... number, stor* ... number, store "
    "... details, number under, details under, saved under, save her, save him, save them, under her name, under his "
    "name, her details, his details, their details, entry for, update her, update him, in your phone, your record*, "
    "to her name, to his name, keep* ... number, number in",
    "group, chat, everyone, everybody, all, parents, team | group*, chat*, thread, everyone, everybody, all of them, "
    "them all, the lot, all four, all five, all six, the others, the rest, whole team, whole class, channel, the "
    "parents, the team",
    f"cancel, cancel*, call off, drop*, remove*, remov*, delete*, delet*, strik*, stop, scrap*, terminat*, clear* | "
    f"{_OFF}",
    f"order, buy, buy*, order*, purchase, purchas*, reorder*, check out, get | {_BUY}",
    f"move, move*, moving, mov*, reschedul*, postpon*, shift, shift*, put off, put* off, postpone*, reschedule* | "
    f"{_MOVE}",
    "book, book*, reserve, reserv*, arrange* | book*, reserv*, arrang*, order*, organi*, get you a, get her a, get "
    "him a, get them a, get a, call* ... a, line up, lined up, secur*, sort out, request*, hav* ... come, hav* ... "
    "pick, set up, sign* ... up, put* ... down for, put* ... name, take*, grab, hold* ... for, lay on, schedul*",
    "accept, accept*, agree*, tak*, choos*, select* | accept*, say* yes, saying yes, say* ... yes, a yes, agree*, "
    "confirm*, sign*, take*, taking, took, choos*, chose, pick*, select*, go for, going for, go with, opt*, settl*, "
    "book*, grab*, snap*, that suits, yes, suits you, is fine, are fine, works, will do, commit*, green light, yes to, "
    "approv*, plump*, secur*",
    "declin*, decline, refus*, say* no, turn* down, reject* | declin*, turn* down, turn* ... down, say* no, say* ... "
    "no, refus*, reject*, a no, no to, pass on, regret*, excuse*, no thank*, bow out, beg off, opt "
    "out, back out, can't "
    "come, cannot come, can't make, cannot make, not coming, won't come, not come, let* ... go, free ... again, gives "
    "up, give up, not take, without you, miss",
    "confirm, confirm* | confirm*, say* yes, fixed, it stands, accept*, agree*, acknowledg*, settle*, is fine, works, "
    "that suits, go ahead, commit*, giv* ... okay, the okay, green light, nod, tell*, writ*, let* ... know, reply, "
    "answer*, approv*, assur*, guarantee*, option b is, a yes, seal*",
    f"collect*, fetch*, fetch, pick* up, collect, pick* | {_COLLECT}",
    f"update*, update, updat*, correct*, correct, chang*, change*, change, adjust*, fix*, amend*, edit* | {_RIGHT}",
    "wait, hold, keep, keep*, hold*, wait* | wait*, hold*, keep*, kept, stay*, hang on, set* ... "
    "aside, put* ... aside, "
    "look after, leav* ... with, leav* ... where, mind, reserve*, store*, guard*, patien*",
    "swap*, swop*, exchang*, exchange, switch*, replac*, swap, trade, substitut* | swap*, swop*, exchang*, trad*, "
    "switch*, instead, in return, in exchange, replac*, in place of, rather than, substitut*, make way, chang* ... "
    "for, chang*, turn* ... into, the other way round, weekend after, in its place, give way, "
    "convert*, out and ... in, "
    "trad* ... for, for the other, hand* ... back, tak* ... back, goes out, comes out, come out",
    "return*, return, send* back, give back, send back, take back, refund, refund* | return*, send* back, send* ... "
    "back, sending ... back, sent back, giv* ... back, tak* ... back, hand* ... back, goes back, go back, going back, "
    "bring* ... back, refund*, money back, get* ... back, paid back, pay* ... back, reimburs*, "
    "repay*, credit*, off your "
    "hands",
    "claim*, claim, demand*, ask for | claim*, demand*, ask*, request*, refund*, get* ... back, money back, "
    "reimburs*, insist*, apply for, put in for, want ... back, invok*, entitle*, due, writ*, price match",
    "object*, disput*, contest*, challeng*, complain*, appeal*, dispute* | object*, disput*, contest*, challeng*, "
    "complain*, appeal*, protest*, push back, fight, oppos*, reject*, refus*, not owe, don't owe, unjust*, unfair*, "
    "wrongly, tak* ... off, waiv*, revers*, refund*, query, querying, question, cancel*, money back, return*, "
    "fee back, dropped, struck, strike",
    "report*, report | report*, lost property, lost item, lost-item, lost and found, tell*, file a, filing a, hand "
    "in a, notif*, flag*",
    "offer*, offer, propos*, suggest*, invit* | offer*, propos*, suggest*, invit*, giv* ... choice, let* ... choose, "
    "let* ... pick, could have, can have, put* ... to, hold out, give her, give him, give them, ask*, would she like, "
    "would he like, hers if, his if, theirs if",
    "warn*, alert* | warn*, alert*, caution*, heads up, tell*, let* ... know, beware, careful, stop*, danger*",
    "renew*, extend*, extension, prolong* | renew*, extend*, extension, prolong*, keep* ... longer, longer loan, hold "
    "on to, another three weeks, more time, roll over, lengthen*",
    "regist*, sign up, sign* up, enrol*, sign you up | regist*, sign* up, sign* ... up, enrol*, book your place, get "
    "you a place, get you in, put* ... down, secure ... place, place on, spot on, put* ... name",
    "tick*, check off, check* off, mark*, done, complete, close | tick*, check* off, check* ... off, cross* off, cross "
    "... off, strike*, mark*, done, complet*, close*, closing, finish*, off your list, off the list, clear* ... "
    "reminder, off your plate, settle*",
    "withdraw*, pull out, retract*, take back | withdraw*, pull* ... out, pull out, retract*, tak* ... back, cancel*, "
    "back out, drop*, give up, call* ... off, pull the, pulling the",
    "bring*, brought, deliver*, deliver, bring | bring*, brought, deliver*, drop* off, drop* ... off, tak*, send*, "
    "come*, carry, carried, driv*, get* ... to, hand* ... over",
    "acknowledg*, thank* | acknowledg*, thank*, confirm*, grateful, repl*, answer*, writ*, appreciat*",
    "apolog*, sorry | apolog*, sorry, forgiv*, regret*, excus*, pardon",
    "switch* on, turn* on, turn*, start* | switch*, turn*, start*, put it on, put* ... on, run it, "
    "power* ... up, press*, "
    "get* ... going, fir* ... up, connect*, plug*",
    "cover*, protect*, wrap* | cover*, protect*, wrap*, spread*, lay* ... over, put* ... over, pull* ... over, tuck*, "
    "throw* ... over, draw* ... over",
    "renam*, name*, transfer* | renam*, name*, transfer*, put* ... in her name, put* ... in his name, made out, make "
    "... out, reissu*, rewrit*, put* ... under, on to, over to, passes to, pass* ... to, chang*, in her name",
    "notice, terminat*, end, end* | notice, terminat*, end*, ending, cancel*, quit*, leav*, giv* up, move* out, moving "
    "out, hand* ... back, lapse, expire, run out, stop*, let* ... go, finish*",
    "chas*, follow up, follow*, nudge, follow-up | chas*, follow* up, follow-up, nudg*, remind*, "
    "press, pester*, prod*, "
    "ask*, writ*, dun, jog, after him, after her, overdue, outstanding",
    "load*, lift*, stand in, help* | load*, lift*, stand* in, help*, hand with, lend a hand, step* "
    "in, fill* in, cover*, "
    "tak* ... over, carry*, hump*, pack*",
    "announc*, post, propose* | announc*, post*, tell*, put* ... in the, sign* ... up, claim*, put* ... down, writ*, "
    "let* ... know, say*, mention*",
    "apply, applic* | appl*, put in for, file*, submit*",
    "separate*, individual*, private*, each, personal* | each, separate*, private*, individual*, alone, personal*, one "
    "by one, one at a time, in turn, direct message*, discreet*, on their own, one to one, in private, a word of their "
    "own, quietly",
    "sympath*, condol*, kind*, warm | sympath*, condol*, kind*, warm*, sorry, gentle, feel for, comfort*, thought*, "
    "heartfelt, caring, loving, consol*",
    "block*, block | block*, keep* ... free, keep* ... clear, set* ... aside, reserve*, put* ... in, enter*, pencil*",
)
"""Acts. A family is known by whole wordings of a slot, so that "note" finds all of its line and "goat" nothing."""
