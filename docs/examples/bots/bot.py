"""Plays a match of Hexfall at random: python3 bot.py SERVER CODE [NAME [ARMY]]. Needs Python 3.8 and nothing else."""
import json, os, random, secrets, sys, time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, code, *wishes = sys.argv[1:]
# The key opens the seat: with it another run of this program comes back to it. BOT_KEY may be the token of a bot instead.
key = os.environ.get("BOT_KEY", secrets.token_urlsafe(16))
client = f"bot-{secrets.token_hex(8)}"
SILENCE = 20  # The stream says something every 6 seconds: after 20 it is broken.
FOR_NOW = (429, 503)  # Of these refusals the server says when to ask again.


def request(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    return urlopen(Request(f"{server}/api/bot/tables/{code}/{path}", data, headers), timeout=SILENCE)


def post(path, body):
    """Sends the same request until the server has decided, and returns whether it was accepted."""
    while True:
        try:
            request(path, body).close()
            return True
        except HTTPError as refusal:
            error = json.load(refusal)
            if refusal.code not in FOR_NOW:
                print("refused:", error["message"])
                return False
            time.sleep(error.get("retryAfterMs", 1000) / 1000)
        except (OSError, HTTPException):
            time.sleep(1)


def lines():
    """The lines of the table. A stream that breaks is not the end of the match: the next one goes on."""
    seq = 0
    while True:
        try:
            for text in filter(bytes.strip, request(f"stream?from={seq}")):
                yield (line := json.loads(text))
                seq = line["seq"]
        except (OSError, HTTPException) as broken:
            if isinstance(broken, HTTPError) and broken.code not in FOR_NOW:
                raise
            print("again after:", broken)
        time.sleep(1)


army = {"army": wishes[1]} if len(wishes) > 1 else {}
if not post("seats", {"name": wishes[0] if wishes else "Snake", **army}):
    sys.exit(1)
for n, line in enumerate(lines(), 1):
    if line["type"] == "turn":
        intent = random.choice(line["intents"])
        post("intents", {"seat": line["seat"], "client": client, "n": n, "after": line["seq"], "intent": intent})
    if line["type"] == "over":
        sys.exit(print("over:", json.dumps(line["outcome"])))
