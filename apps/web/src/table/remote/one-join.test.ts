import { describe, expect, it } from 'vitest';
import { beforeJoining, hear, type Errand, type Heard, type RemoteState } from './remote-state.ts';

const notJoined = { ok: false, refusal: { code: 'not-joined', clause: null } } as const;

function after(messages: readonly Heard[]): readonly Errand[] {
  let state: RemoteState = beforeJoining(0, 'abcdefghijkl');
  let errands: readonly Errand[] = [];
  for (const heard of messages) ({ state, errands } = collect(hear(state, heard), errands));
  return errands;
}

function collect(
  next: { readonly state: RemoteState; readonly errands: readonly Errand[] },
  before: readonly Errand[],
): { readonly state: RemoteState; readonly errands: readonly Errand[] } {
  return { state: next.state, errands: [...before, ...next.errands] };
}

const joined: Heard = {
  type: 'joined',
  at: 1,
  joined: {
    ok: true,
    token: 't',
    person: 'me',
    rows: [{ s: 1, at: 1, row: { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'me' } }],
    presence: { room: 'r', here: [], watchers: 1 },
    talk: [],
    time: 1,
  },
};

describe('a page that is told twice that it is not in the room', () => {
  it('joins once: a second join would overtake the first, and each overtaken one is asked for again', () => {
    const errands = after([
      { type: 'connected', at: 0 },
      joined,
      { type: 'acted', id: 'one', command: { do: 'start' } },
      { type: 'acted', id: 'two', command: { do: 'start' } },
      { type: 'answered', id: 'one', answer: notJoined, at: 2 },
      { type: 'answered', id: 'two', answer: notJoined, at: 2 },
      joined,
    ]);
    expect(errands.map(({ type }) => type)).toEqual(['join', 'send', 'send', 'join', 'send', 'send']);
  });
});
