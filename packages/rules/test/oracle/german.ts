/**
 * A second, slow and plain German-style Ludo that uses nothing of the engine: every piece with the throw, forwards and
 * backwards, against the clauses one by one.
 */

interface Step {
  readonly colour: number;
  readonly slot: number;
  readonly from: number;
  readonly to: number;
}

type Pieces = readonly (readonly number[])[];

const LETTERS = ['Y', 'G', 'R', 'K'];
const BASE = -1;
const COLOURS = [0, 1, 2, 3];

const square = (colour: number, at: number): number | null =>
  at < 0 || at > 39 ? null : (10 * colour + at) % 40;
const isHome = (group: readonly number[]): boolean => group.length > 0 && group.every((at) => at >= 40);

/** Everything that can follow a throw, as texts in byte order. */
export function germanOutcomes(text: string, die: number): readonly string[] {
  const [rules = '', seats = '', piecesText = '', letter = '', , notes = ''] = text.split(' ');
  const has = (option: string): boolean => rules.includes(`+${option}`);
  const pieces: Pieces = piecesText
    .split('/')
    .map((group) => (group === '-' ? [] : group.split('.').map((at) => (at === 'b' ? BASE : Number(at)))));
  const thrower = LETTERS.indexOf(letter);
  const player = seats[thrower] ?? '';
  const neutral = seats.indexOf('n');
  const used = Number(/t(\d)/.exec(notes)?.[1] ?? 0);
  const listed = (kind: string): readonly string[] =>
    Array.from(new RegExp(`${kind}(\\d+)`).exec(notes)?.[1] ?? '');
  const own = pieces[thrower] ?? [];
  const isWaiting = own.includes(BASE);

  const onSquare = (on: number | null, colour: number): number =>
    on === null ? 0 : (pieces[colour] ?? []).filter((at) => square(colour, at) === on).length;
  const isBarrier = (on: number | null): boolean =>
    has('barriers') && COLOURS.some((colour) => onSquare(on, colour) >= 2);
  /** Colours that a step captures: neither its own, nor the thrower's where a neutral piece moves. */
  const hit = ({ colour, to }: Step): readonly number[] =>
    COLOURS.filter(
      (other) => other !== colour && other !== thrower && onSquare(square(colour, to), other) > 0,
    );

  const isPossible = (step: Step, isBack: boolean): boolean => {
    const { colour, from, to } = step;
    const group = pieces[colour] ?? [];
    if (to > 43 || (from === BASE && die !== 6)) return false;
    const way = [];
    for (let at = isBack ? from - 1 : from + 1; isBack ? at >= to : at <= to; at += isBack ? -1 : 1)
      way.push(at);
    if (way.some((at) => isBarrier(square(colour, at)))) return false;
    const together = group.filter((at) => at === to).length;
    const mayJoin = has('barriers') && to > 0 && to < 40;
    if (together > 0 && !mayJoin) return false;
    if (colour !== thrower && onSquare(square(colour, to), thrower) > 0) return false;
    if (has('noSkipping') && group.some((at) => at >= 40 && at > from && at < to)) return false;
    return !isBack || (from > 0 && from < 40 && to > 0 && hit(step).length > 0);
  };

  let legal: Step[] = [];
  for (const colour of neutral < 0 ? [thrower] : [thrower, neutral]) {
    for (const [slot, from] of (pieces[colour] ?? []).entries()) {
      const ahead = { colour, slot, from, to: from === BASE ? 0 : from + die };
      if (isPossible(ahead, false)) legal.push(ahead);
      const back = { colour, slot, from, to: from - die };
      if (has('captureBackwards') && isPossible(back, true)) legal.push(back);
    }
  }
  const due = (isDue: (step: Step) => boolean): void => {
    const found = legal.filter(isDue);
    if (found.length > 0) legal = found;
  };
  if (isWaiting && die === 6) due(({ colour, from }) => colour === thrower && from === BASE);
  if (isWaiting) due(({ colour, from }) => colour === thrower && from === 0);
  const capturing = legal.filter((step) => hit(step).length > 0);
  if (has('compulsoryCapture=enforced') && capturing.length > 0) legal = capturing;

  const finish = (after: Pieces, step: Step | null): string => {
    const groups = after.map((group) => group.toSorted((a, b) => a - b));
    const players = [...new Set(Array.from(seats).filter((each) => /\d/.test(each)))];
    const isDone = (each: string): boolean =>
      groups.every((group, at) => seats[at] !== each || isHome(group));
    const isLeft = neutral >= 0 && !isHome(groups[neutral] ?? []);
    let waiting = [...listed('d')];
    let ranked = [...listed('w')];
    if (isLeft) {
      if (isDone(player) && !waiting.includes(player)) waiting.push(player);
    } else {
      if (waiting.includes(player)) waiting = [player, ...waiting.filter((each) => each !== player)];
      ranked = [...ranked, ...waiting];
      waiting = [];
      if (isDone(player) && !ranked.includes(player)) ranked.push(player);
    }
    const shown = groups
      .map((group) => (group.length === 0 ? '-' : group.map((at) => (at === BASE ? 'b' : at)).join('.')))
      .join('/');
    const head = `${rules} ${seats} ${shown}`;
    if (!isLeft && ranked.length >= players.length - 1) {
      return `${head} - - w${[...ranked, ...players.filter((each) => !ranked.includes(each))].join('')}`;
    }
    const mine = groups[thrower] ?? [];
    const endings = mine.filter((at) => at >= 40);
    const isStuck = mine.includes(BASE) && mine.every((at) => at < 0 || at > 43 - endings.length);
    const broughtLast = step !== null && step.colour === thrower && isHome(mine);
    let next = thrower;
    let count = 0;
    if (die === 6 && !broughtLast && !ranked.includes(player)) {
      count = 0;
    } else if (die !== 6 && step === null && has('threeThrows') && isStuck && used < 2) {
      count = used + 1;
    } else {
      do next = (next + 1) % 4;
      while (!/\d/.test(seats[next] ?? '') || (!isLeft && isHome(groups[next] ?? [])));
    }
    const list = [
      ...(count > 0 ? [`t${count}`] : []),
      ...(ranked.length > 0 ? [`w${ranked.join('')}`] : []),
      ...(waiting.length > 0 ? [`d${waiting.join('')}`] : []),
    ];
    return `${head} ${LETTERS[next]} ? ${list.join(';') || '-'}`;
  };

  const carryOut = (step: Step): string => {
    const hits = hit(step);
    const on = square(step.colour, step.to);
    const moved = pieces.map((group, colour) => {
      if (colour === step.colour) return group.with(step.slot, step.to);
      return hits.includes(colour) ? group.map((at) => (square(colour, at) === on ? BASE : at)) : group;
    });
    if (!has('compulsoryCapture=penalty') || hits.length > 0 || capturing.length === 0)
      return finish(moved, step);
    const failed = capturing.map(({ colour, slot }) => ({ colour, slot, at: moved[colour]?.[slot] ?? BASE }));
    const [worst] = failed.toSorted(
      (a, b) => Number(b.colour === thrower) - Number(a.colour === thrower) || b.at - a.at,
    );
    if (!worst) return finish(moved, step);
    return finish(moved.with(worst.colour, (moved[worst.colour] ?? []).with(worst.slot, BASE)), step);
  };

  const texts = legal.length === 0 ? [finish(pieces, null)] : legal.map(carryOut);
  return [...new Set(texts)].toSorted();
}
