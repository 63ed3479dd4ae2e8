/** Builds a play on the screen: the picked piece, the first of two steps, and taking these back. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Event, Position, Step } from '@ludo/rules';
import { numbersFor, playerChoices, type Choice, type PlayerChoices } from '../table/choices.ts';

interface Made {
  /** Where the first step was made; taking back changes it. */
  readonly at: Position | null;
  readonly ply: number;
  readonly picked: string | null;
  readonly step: Step | null;
  readonly events: readonly Event[];
}

export interface Choosing {
  readonly possible: PlayerChoices;
  readonly choices: readonly Choice[];
  readonly offered: readonly Choice[];
  /** By choice; several ways of one piece may share a number. */
  readonly numbers: readonly number[];
  readonly made: Made;
  /** When these choices came to be offered, as of `performance.now()`. */
  readonly offeredAt: RefObject<number>;
  readonly isListed: boolean;
  readonly choose: (choice: Choice | undefined) => void;
  readonly pick: (key: string | null) => void;
  readonly take: (number: number) => void;
  /** False if nothing was picked or begun. */
  readonly undo: () => boolean;
}

const NO_CHOICES: readonly Choice[] = playerChoices(null).choices;
const NO_EVENTS: readonly Event[] = [];

export function useChoosing(
  position: Position | null,
  ply: number,
  isMine: boolean,
  /** `first`: the step that the board shows already. */
  send: (play: string, first: Step | null) => void,
): Choosing {
  const [state, setState] = useState<Made>({
    at: null,
    ply: -1,
    picked: null,
    step: null,
    events: NO_EVENTS,
  });
  const isCurrent = state.ply === ply && state.at === position;
  const picked = isCurrent ? state.picked : null;
  const step = isCurrent ? state.step : null;
  const events = isCurrent ? state.events : NO_EVENTS;
  const made = useMemo(
    () => ({ at: position, ply, picked, step, events }),
    [position, ply, picked, step, events],
  );
  const possible = useMemo(() => playerChoices(position, step), [position, step]);
  const choices = isMine ? possible.choices : NO_CHOICES;
  const offered = useMemo(
    () => (picked === null ? choices : choices.filter(({ key }) => key === picked)),
    [choices, picked],
  );
  const offeredAt = useRef(0);
  useLayoutEffect(() => {
    offeredAt.current = performance.now();
  }, [offered]);
  const choose = useCallback(
    (choice: Choice | undefined) => {
      if (choice === undefined) return;
      if (choice.play !== null) send(choice.play, step);
      else setState({ at: position, ply, picked: null, step: choice.step, events: choice.events });
    },
    [send, position, ply, step],
  );
  const pick = useCallback(
    (key: string | null) => {
      const own = choices.filter((choice) => key !== null && choice.key === key);
      if (own.length === 1) choose(own[0]);
      else setState({ ...made, picked: own.length === 0 ? null : key });
    },
    [choices, choose, made],
  );
  const numbers = useMemo(() => numbersFor(offered, position?.dice?.length ?? 1), [offered, position]);
  const take = useCallback(
    (number: number) => {
      const [first, ...others] = offered.filter((_, nth) => numbers[nth] === number);
      if (others.length === 0) choose(first);
      else pick(first?.key ?? null);
    },
    [offered, numbers, choose, pick],
  );
  const undo = useCallback(() => {
    if (picked === null && step === null) return false;
    const keeps = picked !== null;
    setState({
      at: position,
      ply,
      picked: null,
      step: keeps ? step : null,
      events: keeps ? events : NO_EVENTS,
    });
    return true;
  }, [position, ply, picked, step, events]);
  const isListed = choices.length > 1 || step !== null;
  return useMemo(
    () => ({ possible, choices, offered, offeredAt, numbers, made, isListed, choose, pick, take, undo }),
    [possible, choices, offered, numbers, made, isListed, choose, pick, take, undo],
  );
}
