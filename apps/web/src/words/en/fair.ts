/** What a page says of dice that it checks. */
export const fair = {
  title: 'Fair dice',
  throws: 'Throws of this game',
  right: 'Checked here, and right',
  unchecked: 'Thrown while this page was not there',
  checkAll: 'Check all of them',
  checking: 'Checking …',
  notRead: 'The log cannot be read now. Try again later.',
  bot: 'Thrown by bots',
  clock: 'Thrown because the time was over',
  device: 'Without a part of the player’s device',
  heldBack: 'Without the part that this page had sent',
  sendsPart: 'Each device sends its part of the dice.',
  noAnswer: (who: string) => `No answer from the device of ${who}.`,
  means:
    'Each throw comes from two secret numbers: one of the server, one of the device that throws. Both are fixed before the game. This page works every throw out again, so nobody can choose one, not even whoever runs the server.',
  meansNot:
    'A throw without a part of the player’s device comes from the server’s number alone: it cannot be chosen, but the server knows it beforehand. If the server and all players work together, nothing here proves anything to a watcher.',
  cannot: 'The dice of this table cannot be checked here.',
  onOneScreen:
    'On one screen this device throws for everybody. It throws as a server does, and what it writes down can be checked later; whoever holds the device could still begin anew until the dice please.',
  words: 'Words of the last throw',
  wordsHint: 'After the same throw every screen of this table has the same words.',
  alarm: 'The dice of this table do not add up',
  wrong: (nth: number) => `Throw ${nth} does not follow from the numbers that were fixed before.`,
  noProof: (nth: number) => `Throw ${nth} came without what is needed to check it.`,
  otherLog: (nth: number) => `This device has seen another throw ${nth}.`,
  otherAnnouncement: (nth: number) => `Throw ${nth} shows another announcement than this page had sent.`,
  foreignTip: 'A number for the dice was fixed in this player’s name that this device does not know.',
  expected: (faces: string) => `It should have been ${faces}.`,
  save: 'Save the evidence',
  wentBack: (amount: number) =>
    `The table has gone back. Throws that this device had seen and that are gone: ${amount}.`,
  restored: 'The server was restored from a copy, and all numbers for the dice are new from here on.',
  luck: {
    more: (games: number) => `One game in ${games} with so many throws has as many sixes, or more.`,
    fewer: (games: number) => `One game in ${games} with so many throws has as few sixes, or fewer.`,
    usual: 'About as many sixes as usual.',
  },
  sixesNeeded: (met: number, needed: number) => `Sixes when only a six would do: ${met} of ${needed} throws.`,
};
