"""Checks the dice of a record of a game, with nothing but Python's standard library.

Written from docs/fair-dice.md and packages/rules/RECORD.md alone, so that it shows that these pages are enough.
Usage: python3 verify.py FILE... Prints what was checked, or the line that is wrong, of each file; ends with 1 if one is wrong.
"""

import base64
import hashlib
import hmac
import re
import sys

CHAIN_LENGTH = 512
SERVER = "server"


class Wrong(Exception):
    pass


def to_bytes(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def sha256(text):
    return hashlib.sha256(text.encode()).digest()


def keyed(key, *fields):
    return to_text(hmac.new(to_bytes(key), "\n".join(fields).encode(), hashlib.sha256).digest())


def faces_of(result):
    data = to_bytes(result)
    more = 0
    while True:
        for byte in data:
            if byte < 252:
                yield 1 + byte % 6
        more += 1
        data = hmac.new(to_bytes(result), f"ludo-more-1\n{more}".encode(), hashlib.sha256).digest()


class Chain:
    def __init__(self, room, owner, tip, spent, published):
        self.room, self.owner, self.tip, self.spent, self.published = room, owner, tip, spent, published
        self.told, self.value = 0, tip
        self.saw = 0

    def follows(self, value):
        """Whether the value is the one after those spent."""
        nth, hashed = self.spent + 1, value
        if nth > CHAIN_LENGTH:
            return False
        while nth > self.told:
            text = f"ludo-chain-1\n{self.room}\n{self.owner}\n{CHAIN_LENGTH - nth}\n{hashed}"
            hashed = to_text(sha256(text)[:16])
            nth -= 1
        return hashed == self.value

    def spend(self, value):
        self.spent += 1
        if value is not None:
            self.told, self.value = self.spent, value

    @property
    def is_used_up(self):
        return self.spent >= CHAIN_LENGTH


class Dice:
    """What is known of the chains of a room."""

    def __init__(self, room):
        self.room = room
        self.n, self.result = 0, None
        self.chains, self.waiting, self.renewing = {}, {}, set()
        self.published, self.thrown_at = 0, 0

    def publish(self):
        self.published += 1
        return self.published

    def wait(self, owner, tip):
        self.waiting[owner] = Chain(self.room, owner, tip, 0, self.publish())

    def count(self, owner):
        self.chains[owner] = self.waiting.pop(owner)

    def tip(self, owner, tip, is_restored, holders):
        if owner == SERVER and SERVER in self.waiting and not is_restored:
            raise Wrong("a tip of the server waits already")
        if owner in self.waiting and owner != SERVER:
            # Whoever replaces a tip that waits gives up the chain before it.
            self.chains.pop(owner, None)
        self.wait(owner, tip)
        if owner == SERVER:
            if is_restored:
                self.chains, self.waiting = {}, {SERVER: self.waiting[SERVER]}
                self.renewing = set(holders)
            if SERVER not in self.chains and self.result is None:
                self.result = to_text(sha256(f"ludo-dice-1\n{tip}"))
            if SERVER not in self.chains or not holders or self.chains[SERVER].is_used_up:
                self.count(SERVER)
        elif owner in self.renewing or all(holder == owner for holder in holders):
            self.renewing.discard(owner)
            self.count(owner)

    def without(self, holders):
        """Who has no seat any more has no chain."""
        for known in (self.chains, self.waiting):
            for owner in [owner for owner in known if owner != SERVER and owner not in holders]:
                del known[owner]
        self.renewing &= set(holders)

    def after(self):
        """A tip that waits counts once everybody else has thrown with a value that was sent in knowledge of it."""
        counts = []
        for owner, waits in self.waiting.items():
            others = [chain for other, chain in self.chains.items() if other not in (SERVER, owner)]
            if others and all(waits.published < chain.saw for chain in others):
                counts.append(owner)
        for owner in counts:
            self.count(owner)
        if SERVER in self.waiting and self.chains[SERVER].is_used_up:
            self.count(SERVER)

    def throw(self, person, server, device, count, is_deputy):
        self.server_value(server)
        chain = self.chains.get(person)
        if device is None:
            may_miss = is_deputy or chain is None or person in self.waiting or chain.is_used_up
            if not may_miss:
                raise Wrong("the value of the device is missing")
        elif is_deputy or chain is None or not chain.follows(device):
            raise Wrong("the value of the device is not the next one")
        self.n += 1
        self.result = keyed(server, "ludo-throw-1", str(self.n), device or "-", self.result)
        self.chains[SERVER].spend(server)
        if chain is not None:
            chain.spend(device)
            if device is not None:
                chain.saw = self.thrown_at
        if device is not None:
            self.renewing = set()
        self.thrown_at = self.publish()
        self.after()
        faces = faces_of(self.result)
        return sorted((next(faces) for _ in range(count)), reverse=True)

    def start(self, seats, server, values):
        self.server_value(server)
        lines, seen = [], set()
        for player, person in seats:
            chain = None if person in seen else self.chains.get(person)
            seen.add(person)
            value = values.get(player)
            if value is not None and (chain is None or not chain.follows(value)):
                raise Wrong(f"the value of player {player} is not the next one")
            lines.append(f"{player} {chain.tip if chain else '-'} {value or '-'}")
            if chain is not None:
                chain.spend(value)
                chain.saw = 0
        self.n += 1
        self.result = keyed(server, "ludo-start-1", str(self.n), *lines, self.result)
        self.chains[SERVER].spend(server)
        self.renewing = set()
        self.thrown_at = self.publish()
        self.after()
        return faces_of(self.result)

    def server_value(self, value):
        if not self.chains[SERVER].follows(value):
            raise Wrong("the value of the server is not the next one")


def faces_in(word):
    return [int(face) for face in re.match(r"[1-6]+", word).group()]


def by_in(word):
    found = re.search(r"\((bot|clock)\b", word)
    return found.group(1) if found else None


def holder_in(words):
    """Of the words of a seat from its kind on: the person to whom it belongs, and whether a bot plays."""
    kind, *others = words
    if kind == "bot":
        return (others[1] if len(others) > 1 else None), True
    return (others[0] if kind == "person" else None), False


def order_by_lots(count, lots):
    left, order = list(range(count)), []
    for face in lots:
        if len(left) <= 1:
            raise Wrong("more lots than seats are drawn by")
        if face <= 6 - 6 % len(left):
            order.append(left.pop((face - 1) % len(left)))
    if len(left) > 1:
        raise Wrong("the lots do not say who sits where")
    return order + left


def verify(text):
    lines = text.split("\n")
    number = 0

    def wrong(reason):
        return Wrong(f"line {number}: {reason}")

    head, room, seats, dice, rules = {}, None, {}, None, ""
    letters = "RGYB"
    while lines[number] != "":
        word, *words = lines[number].split(" ")
        number += 1
        if word == "rules":
            rules = words[0]
            letters = {"german": "YGRK", "parchis": "YBRG"}.get(rules.split("+")[0], "RGYB")
        elif word == "room":
            dice = Dice(words[0])
        elif word == "seat":
            seats[int(words[0])] = holder_in(words[1:])
        elif word == "throws":
            dice.n = int(words[0])
        elif word == "before":
            dice.result = words[0]
        elif word == "chain":
            dice.chains[words[0]] = Chain(dice.room, words[0], words[1], int(words[2]), 0)
        elif word == "wait":
            dice.wait(*words)
        elif word == "renew":
            dice.renewing.add(words[0])
        else:
            head[word] = words
    player_of = dict(zip(letters, head["seats"][0]))

    def holders():
        return {person for person, _ in seats.values() if person is not None}

    def turn_after(here):
        """Whose turn it is at this line, as the next turn says."""
        for later in lines[here:-1]:
            if later[:2].strip() in player_of and later[1:2] == " ":
                return player_of[later[0]]
        return None

    values, lots, lot_words = {}, [], 0
    throws = right = 0
    without = {"bot": 0, "clock": 0, "device": 0}
    for number, line in enumerate(lines[number + 1 : -1], number + 2):
        said, _, proof = line.partition(" | ")
        server, device = (proof.split(" ") + [None, None])[:2] if proof else (None, None)
        word, *words = said.split(" ")
        is_fair = dice is not None and SERVER in dice.chains
        try:
            if word == "value":
                values[int(words[0])] = words[1]
            elif word == "lots":
                lots, lot_words = [faces_in(lot)[0] for lot in words], 1
            elif word == "seat":
                player, before = int(words[0]), seats[int(words[0])][0]
                seats[player] = holder_in(words[1:])
                if dice is not None:
                    gone = before is not None and before != seats[player][0]
                    if gone and turn_after(number) == str(player) and before in dice.chains:
                        # A value may have been sent for the throw that is not made any more.
                        dice.chains[before].spend(None)
                    dice.without(holders())
            elif word == "tip":
                dice.tip(words[0], words[1], words[2:] == ["restored"], holders())
            elif word == "begin":
                fell = [[face] for face in lots] + [faces_in(roll[1:]) for roll in words[1:] if roll != "/"]
                throws += 1 if fell or server else 0
                if not is_fair:
                    continue
                if server is None:
                    raise Wrong("the values of the start are missing")
                before = [(player, seats[player][0]) for player in sorted(seats)]
                if lot_words:
                    order = order_by_lots(len(before), lots)
                    before = [(player, before[order.index(nth)][1]) for nth, (player, _) in enumerate(before)]
                givers = {person for player, person in before if player in values}
                missing = [is_bot for person, is_bot in seats.values() if person is not None and person not in givers]
                if missing:
                    without["bot" if all(missing) else "device"] += 1
                faces = dice.start(before, server, values)
                for thrown in fell:
                    if thrown != [next(faces) for _ in thrown]:
                        raise Wrong("other faces follow from the values")
                right += 1
            elif words and word in player_of and words[0] != ".":
                announced, words = [each for each in words if ":" in each], [each for each in words if ":" not in each]
                if announced and by_in(words[0]) == "clock":
                    raise Wrong("the clock announces nothing")
                throws += 1
                if not is_fair:
                    continue
                if server is None:
                    raise Wrong("the values of this throw are missing")
                by = by_in(words[0])
                person, is_bot = seats[int(player_of[word])]
                if by != "clock" and (by == "bot") != is_bot or by == "clock" and "clock" not in head:
                    raise Wrong("somebody else throws than the one whose turn it is")
                thrown = faces_in(words[0])
                if dice.throw(person, server, device, len(thrown), by is not None) != thrown:
                    raise Wrong("other faces follow from the values")
                right += 1
                if device is None:
                    without[by or "device"] += 1
        except Wrong as error:
            raise wrong(error) from None
    return throws, right, without


def outcome(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    try:
        throws, right, without = verify(text)
    except Wrong as error:
        return 1, str(error)
    made = f"{without['bot']} bot, {without['clock']} clock, {without['device']} device"
    return 0, f"{throws} throws, {right} right; without a value of a device: {made}"


def main():
    """Of several files a line for each."""
    outcomes = [outcome(path) for path in sys.argv[1:]]
    for _, said in outcomes:
        print(said)
    sys.exit(max(status for status, _ in outcomes))


main()
