"""A bot that plays at a table on a Highball server, without any packages; it decides like bot.py in
this folder.

    HIGHBALL_TOKEN=... python3 examples/online_bot.py http://127.0.0.1:7878/api/tables/TABLE

The bot takes an open seat at the table with this link, or continues in its own seat, and plays to
the end. It reads lines of JSON from the server and answers over HTTP; docs/server-reference.md
describes both, and docs/bots.md explains how to get a token.
"""

import http.client
import json
import os
import sys
import time
import urllib.parse

from bot import Bot

# Seconds of silence after which the connection counts as dead. The server sends an empty line every
# 30 seconds.
SILENCE = 90
# Number of retries, one second apart, if the server does not answer.
TRIES = 60


class Refused(Exception):
    """The server refused a request. The code is for programs, the text for people."""

    def __init__(self, problem):
        super().__init__(problem.get("message", "The server did not say why."))
        self.code = problem.get("code")


class Server:
    def __init__(self, scheme, address, token):
        kinds = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
        if scheme not in kinds or not address:
            sys.exit("Name the link of a table, such as http://127.0.0.1:7878/api/tables/abc.")
        self.kind, self.address, self.token = kinds[scheme], address, token

    def open(self, method, path, body=None):
        """Opens a connection and returns the response."""
        connection = self.kind(self.address, timeout=SILENCE)
        text = None if body is None else json.dumps(body)
        connection.request(method, path, text, {"Authorization": f"Bearer {self.token}"})
        answer = connection.getresponse()
        if answer.status >= 300:
            text = answer.read()
            connection.close()
            raise Refused(json.loads(text) if text.startswith(b"{") else {})
        return connection, answer

    def ask(self, method, path, body=None, tries=TRIES):
        """Sends a request and returns the response. Retries if the server is busy or unreachable;
        repeating a request is harmless.
        """
        for left in reversed(range(tries)):
            try:
                connection, answer = self.open(method, path, body)
                text = answer.read()
                connection.close()
                return json.loads(text) if text else None
            except Refused as refused:
                if refused.code != "too-fast" or not left:
                    raise
            except (OSError, http.client.HTTPException):
                if not left:
                    raise
            time.sleep(1)

    def lines(self, path):
        """Yields the server's messages, reconnecting as often as needed."""
        failed = 0
        while failed < TRIES:
            try:
                connection, answer = self.open("GET", path)
                for line in answer:
                    failed = 0
                    if line.strip():
                        ((kind, what),) = json.loads(line).items()
                        yield kind, what
                connection.close()
            except (OSError, http.client.HTTPException):
                pass
            except Refused as refused:
                if refused.code != "too-fast":
                    raise
            failed += 1
            time.sleep(1)
        sys.exit("The server does not answer any more.")


def seat_of(table, person):
    """Returns this person's seat, if there is one."""
    sitters = [seat["sitter"] for seat in table["seats"]]
    own = [at for at, sitter in enumerate(sitters) if sitter != "open" and sitter.get("person", {}).get("id") == person]
    return own[0] if own else None


def sit_down(server, table, person):
    """Returns to the bot's own seat, or takes an open one. Somebody else may be quicker, so all open seats are tried."""
    seat = seat_of(table, person)
    for at, taken in enumerate(table["seats"]):
        if seat is None and taken["sitter"] == "open":
            try:
                server.ask("POST", f"/api/tables/{table['id']}/seats/{at}/sit")
                seat = at
            except Refused as refused:
                print(refused, file=sys.stderr)
    if seat is None:
        sys.exit("No seat is open at this table.")
    return seat


def play(server, table):
    """Plays to the end and returns the final scores."""
    person = server.ask("GET", "/api/me", tries=1)["id"]
    info = server.ask("GET", f"/api/tables/{table}")
    seat = sit_down(server, info, person)
    if info["phase"] == "gathering":
        server.ask("POST", "/api/ready", {"table": table, "ready": True})
    own_map = info["map"]
    editions = f"/api/maps/{own_map}/editions" if own_map else "/api/editions"
    bot = Bot({"edition": server.ask("GET", f"{editions}/{info['edition']}"), "seat": seat})
    answered = 0
    for kind, what in server.lines(f"/api/tables/{table}/stream?seat={seat}"):
        if kind == "refused":
            sys.exit(what["message"])
        if kind == "table":
            if what["phase"] == "broken-off":
                sys.exit("The game was abandoned.")
            if seat_of(what, person) is None:
                sys.exit("The seat went to somebody else.")
            if what["seats"][seat]["stand_in"] or what["seats"][seat]["overdue"]:
                server.ask("POST", "/api/back", {"table": table, "seat": seat})
        if kind not in ("snapshot", "update"):
            continue
        if what["standings"]:
            return seat, what["standings"]
        # A question may arrive more than once, because others answer in the meantime.
        if what["at"] is not None and what["at"] > answered:
            answered = what["at"]
            action = what["choices"][bot.decide(what)]
            try:
                server.ask("POST", "/api/act", {"table": table, "seat": seat, "at": answered, "action": action})
            except Refused as refused:
                # A stand-in bot was quicker; the next question arrives anyway.
                if refused.code != "stale":
                    raise


def main():
    token = os.environ.get("HIGHBALL_TOKEN")
    if len(sys.argv) != 2 or not token:
        sys.exit("Say HIGHBALL_TOKEN=... python3 examples/online_bot.py LINK, with a token from POST /api/me/tokens.")
    link = urllib.parse.urlsplit(sys.argv[1])
    server = Server(link.scheme, link.netloc, token)
    try:
        seat, standings = play(server, link.path.rstrip("/").rsplit("/", 1)[-1])
    except Refused as refused:
        sys.exit(str(refused))
    except (OSError, http.client.HTTPException) as error:
        sys.exit(f"The server at {link.netloc} does not answer: {error}.")
    for line in sorted(standings, key=lambda line: line["place"]):
        print(f"{line['place']}. seat {line['seat']}{' (this bot)' if line['seat'] == seat else ''}: {line['total']}")


if __name__ == "__main__":
    main()
