/** What the host is asked, and what whoever asked is told. */

export const asking = {
  title: 'A question for you as the host',
  /** `who` has a seat. */
  end: (who: string) => `${who} would like to end the game. End it?`,
  endYes: 'End the game',
  endNo: 'Play on',
  /** `name`: null where only the colour was given. */
  sit: (colour: string, name: string | null) =>
    `Somebody wants to take the seat of ${colour}${name === null ? '' : ` as ${name}`}. You may have taken them off a seat. Let them?`,
  sitYes: 'Let them sit',
  sitNo: 'No',
  askToEnd: 'Ask the host to end the game',
  asked: {
    end: 'The host has been asked to end the game. Until there is an answer, the game goes on.',
    sit: 'The host has been asked whether you may sit down.',
  },
  no: {
    end: 'The host would like to play on.',
    sit: 'The host has not let you sit down. You can watch.',
  },
  mayChoose: 'The host lets you sit down: choose a free seat.',
  seatGone: 'That seat has gone to somebody else meanwhile.',
  takenOff: 'You were taken off a seat here.',
  takenOffHint: 'The host can let you sit again.',
  askToSit: 'Ask the host',
};
