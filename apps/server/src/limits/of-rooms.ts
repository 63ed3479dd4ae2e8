// Owns the limits of one person in a room, and of one room.
import { TOO_MANY_CHANGES, type Stated } from './stated.ts';

export const ofAPerson = {
  rowBurst: {
    what: 'rows in one room at once; an address has eight times that',
    value: 1200,
    beyond: TOO_MANY_CHANGES,
    why: 'a whole game',
  },
  rowsPerHour: {
    what: 'rows in one room an hour after that',
    value: 3600,
    beyond: TOO_MANY_CHANGES,
    why: 'a row a second is more than anybody plays, on all four seats',
  },
  changeBurst: {
    what: 'rows in one room at once that are neither throws nor plays',
    value: 60,
    beyond: TOO_MANY_CHANGES,
    why: 'sitting down, pausing, starting: nobody does that all the time',
  },
  changesPerHour: {
    what: 'such rows an hour after that',
    value: 240,
    beyond: TOO_MANY_CHANGES,
    why: 'the same',
  },
  wrongValueBurst: {
    what: 'values for dice in one room at once that are not of the chain that was published',
    value: 20,
    beyond: TOO_MANY_CHANGES,
    why: 'a page has the right ones; each can take a millisecond to be found out, after many throws that were made without',
  },
  wrongValuesPerHour: {
    what: 'such values an hour after that',
    value: 120,
    beyond: TOO_MANY_CHANGES,
    why: 'the same',
  },
  renewalBurst: {
    what: 'times that the token is renewed at one address at once',
    value: 30,
    beyond: 'the token stays as it is',
    why: 'each is a write',
  },
  renewalsPerHour: {
    what: 'times an hour after that',
    value: 240,
    beyond: 'the token stays as it is',
    why: 'a bad network brings somebody back every 15 seconds',
  },
  talkBurst: {
    what: 'lines of talk in one room at once; an address has eight times that',
    value: 6,
    beyond: '`too-much-talk`, with when to come again',
    why: 'others want to read',
  },
  talkPerSecond: {
    what: 'lines of talk a second after that',
    value: 0.5,
    beyond: '`too-much-talk`, with when to come again',
    why: 'the same',
  },
  askBurst: {
    what: 'questions to the host of one room at once; an address has three times that',
    value: 1,
    beyond: '`asked-lately`, with when to come again',
    why: 'a host wants to play',
  },
  asksPerHour: {
    what: 'questions an hour after that',
    value: 60,
    beyond: '`asked-lately`, with when to come again',
    why: 'one a minute is asking, more is nagging',
  },
  subscriptionsPerPerson: {
    what: 'devices that are told of the turns in one room by push',
    value: 3,
    beyond: 'the oldest is forgotten',
    why: 'a phone, a tablet and a computer',
  },
  pushBurst: {
    what: 'turns told by push in one room at once',
    value: 6,
    beyond: 'the turn is not told',
    why: 'whoever does not come then does not want to be called',
  },
  pushesPerHour: {
    what: 'turns told by push an hour after that',
    value: 20,
    beyond: 'the turn is not told',
    why: 'the same',
  },
  ownConnections: {
    what: 'connections of one holder of a seat, or of the host, beyond what a room takes',
    value: 8,
    beyond: '`room-full`',
    why: 'nobody is locked out of a seat by watchers, and nobody grows without end',
  },
} as const satisfies Record<string, Stated>;

export const ofARoom = {
  rowsPerRoom: {
    what: 'rows, all games together, a game counted as 50 at least; no game begins in the last tenth',
    value: 20_000,
    beyond: '`log-full`',
    why: 'some twenty games of Ludo for four; the shortest games have 200 rows, and a row that begins one has all names of the score',
  },
  connectionsPerRoom: {
    what: 'connections; half of those that others leave, if they are from one address (of IPv6: from a /48); holders of seats and the host have places beyond it',
    value: 2000,
    beyond: '`room-full`',
    why: 'each row goes to all of them',
  },
  watchersTalkBurst: {
    what: 'lines of talk of all watchers at once, and as many again of addresses that have said nothing for two seconds',
    value: 20,
    beyond: '`too-much-talk`, with when to come again',
    why: 'each goes to everybody',
  },
  watchersTalkPerSecond: {
    what: 'lines of talk of all watchers a second after that',
    value: 2,
    beyond: '`too-much-talk`, with when to come again',
    why: 'the same',
  },
} as const satisfies Record<string, Stated>;
