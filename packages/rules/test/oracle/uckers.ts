/**
 * A second, slow and plain Uckers, straight from the clauses, that uses nothing of the engine: every piece keeps its
 * own slot, every use of a throw is tried in full, and equal outcomes are merged at the end.
 */

interface Table {
  readonly pieces: readonly (readonly number[])[];
  readonly colour: number;
  /** By colour: where the challenged blob stands on the colour's way, and the sixes counted. */
  readonly challenges: readonly ({ readonly at: number; readonly sixes: number } | null)[];
  readonly freed: readonly number[];
  /** By colour, as far as they are counted. */
  readonly throws: readonly number[];
}

const LETTERS = ['R', 'G', 'Y', 'B'];
const BASE = -1;
const isFoe = (one: number, other: number): boolean => (one + other) % 2 === 1;
const partner = (colour: number): number => (colour + 2) % 4;

/** Everything that can follow a throw, as texts in byte order. */
export function uckersOutcomes(
  text: string,
  [high = 0, low = 0]: readonly number[],
  announcement = '',
): readonly string[] {
  const [rules = '', seats = '', piecesText = '', letter = '', , notes = ''] = text.split(' ');
  const isNavy = rules.startsWith('uckers-navy');
  const arm = isNavy ? 6 : 8;
  const [quarter, last, home] = [2 * arm + 1, 8 * arm + 2, 9 * arm + 2];
  const has = (option: string): boolean => rules.includes(`+${option}`);
  const counted = has('snakeEyes=outAndIn') ? 2 : has('snakeEyes') ? 1 : 0;
  const hasSix = high === 6 || low === 6;
  const isDouble = high === low;
  const sixes = Number(high === 6) + Number(low === 6);

  const place = (word: string): number => (word === 'b' ? BASE : word === 'h' ? home : Number(word));
  const start: Table = {
    pieces: piecesText.split('/').map((group) => group.split('.').map(place)),
    colour: LETTERS.indexOf(letter),
    challenges: LETTERS.map((each) => {
      const [, at = '', count = ''] = new RegExp(`c${each}(b|\\d+)\\*(\\d)`).exec(notes) ?? [];
      return count === '' ? null : { at: at === 'b' ? 0 : Number(at), sixes: Number(count) };
    }),
    freed: LETTERS.flatMap((each, colour) => (new RegExp(`p[A-Z]*${each}`).test(notes) ? [colour] : [])),
    throws: LETTERS.map((each) => {
      const made = notes.split(';').find((note) => note.startsWith('f'));
      return made === undefined ? counted : made.split(each).length - 1;
    }),
  };

  const square = (colour: number, at: number): number | null =>
    at < 0 || at > last ? null : (colour * quarter + at) % (4 * quarter);
  const count = (table: Table, colour: number, on: number | null): number =>
    on === null ? 0 : (table.pieces[colour] ?? []).filter((at) => square(colour, at) === on).length;
  /** How many pieces the blob has that opponents of a colour have on a square. */
  const blob = (table: Table, colour: number, on: number | null): number => {
    const [first, ...more] = [0, 1, 2, 3].filter((other) => count(table, other, on) > 0);
    if (first === undefined || more.length > 0 || !isFoe(first, colour)) return 0;
    const size = count(table, first, on);
    return size >= 2 ? size : 0;
  };
  const isHome = (table: Table, colour: number): boolean =>
    (table.pieces[colour] ?? []).every((at) => at === home);
  const canChallenge = (table: Table, colour: number, from: number): boolean =>
    (table.pieces[colour] ?? []).includes(from) &&
    blob(table, colour, square(colour, from + 1)) > 0 &&
    count(table, partner(colour), square(colour, from)) === 0;
  const lapse = (table: Table): Table => ({
    ...table,
    challenges: table.challenges.map((each, colour) =>
      each !== null && canChallenge(table, colour, each.at - 1) ? each : null,
    ),
  });
  const land = (table: Table, colour: number, slot: number, to: number): Table => {
    const on = square(colour, to);
    const pieces = table.pieces.map((group, other) => {
      if (other === colour) return group.with(slot, to);
      const isHit = (at: number): boolean => on !== null && square(other, at) === on;
      return isFoe(other, colour) ? group.map((at) => (isHit(at) ? BASE : at)) : group;
    });
    return lapse({ ...table, pieces });
  };
  const move = (
    table: Table,
    colour: number,
    slot: number,
    number: number,
    isTotal = false,
  ): Table | null => {
    const from = table.pieces[colour]?.[slot] ?? home;
    if (from === BASE && (number !== 6 || isTotal)) return null;
    const to = from === BASE ? 0 : from + number;
    if (to > home) return null;
    for (let at = from + 1; at <= to; at++) if (blob(table, colour, square(colour, at)) > 0) return null;
    return land(table, colour, slot, to);
  };

  /** Back to the foot of the home column, onto a single piece or a mixed blob. */
  const back = (table: Table, colour: number, slot: number, number: number): Table | null => {
    const from = table.pieces[colour]?.[slot] ?? home;
    const foot = square(colour, last);
    const foes = [0, 1, 2, 3].some((other) => isFoe(other, colour) && count(table, other, foot) > 0);
    const mayGo = has('blowBack') && from > last && from < home && from - number === last;
    return mayGo && foes && blob(table, colour, foot) === 0 ? land(table, colour, slot, last) : null;
  };

  const SLOTS = [0, 1, 2, 3];
  const only = (tables: readonly (Table | null)[]): readonly Table[] =>
    tables.filter((each) => each !== null);
  const inOrder = (table: Table, mover: number, a: number, b: number): readonly Table[] =>
    SLOTS.flatMap((one) => {
      const isStarted = table.pieces[mover]?.[one] === BASE;
      return only([move(table, mover, one, a), back(table, mover, one, a)]).flatMap((first) =>
        only(
          SLOTS.flatMap((two) =>
            two !== one || isStarted ? [move(first, mover, two, b), back(first, mover, two, b)] : [],
          ),
        ),
      );
    });
  const singles = (table: Table, mover: number, number: number, isTotal = false): readonly Table[] =>
    only(
      SLOTS.flatMap((slot) => [move(table, mover, slot, number, isTotal), back(table, mover, slot, number)]),
    );
  /** A blob of two goes onto an opposing blob of two. */
  const blobs = (table: Table, mover: number): readonly Table[] => {
    if (!has('blobTakesBlob') || !isDouble) return [];
    return SLOTS.flatMap((slot) => {
      const group = table.pieces[mover] ?? [];
      const from = group[slot] ?? home;
      const to = from + high;
      const isPair =
        from >= 0 && group.indexOf(from) === slot && group.filter((at) => at === from).length === 2;
      if (!isPair || to > last || count(table, partner(mover), square(mover, from)) > 0) return [];
      for (let at = from + 1; at < to; at++) if (blob(table, mover, square(mover, at)) > 0) return [];
      if (blob(table, mover, square(mover, to)) !== 2) return [];
      const pieces = table.pieces.map((each, colour) => {
        if (colour === mover) return each.map((at) => (at === from ? to : at));
        return isFoe(colour, mover)
          ? each.map((at) => (square(colour, at) === square(mover, to) ? BASE : at))
          : each;
      });
      return [lapse({ ...table, pieces })];
    });
  };

  const print = (table: Table, next: number): string => {
    const groups = table.pieces.map((group) =>
      group
        .toSorted((a, b) => a - b)
        .map((at) => (at === BASE ? 'b' : at === home ? 'h' : at))
        .join('.'),
    );
    const head = `${rules} ${seats} ${groups.join('/')}`;
    const won = [0, 1].find((colour) => isHome(table, colour) && isHome(table, partner(colour)));
    if (won !== undefined) {
      const players = new Set([seats[won] ?? '', seats[won + 2] ?? '']);
      return `${head} - - w${[...players].toSorted().join('')}`;
    }
    const list = table.challenges.flatMap((each, colour) =>
      each === null ? [] : [`c${LETTERS[colour]}${each.at === 0 ? 'b' : each.at}*${each.sixes}`],
    );
    if (table.freed.length > 0) list.push(`p${table.freed.map((colour) => LETTERS[colour]).join('')}`);
    const throws = table.throws.map((many, each) =>
      Math.min(counted, each === table.colour ? many + 1 : many),
    );
    if (throws.some((many) => many < counted))
      list.push(`f${LETTERS.map((each, colour) => each.repeat(throws[colour] ?? 0)).join('')}`);
    return `${head} ${LETTERS[next]} ? ${list.join(';') || '-'}`;
  };
  const pass = (table: Table): string => print(table, (table.colour + 1) % 4);
  const goOn = (table: Table): string =>
    hasSix || (has('anyDouble') && isDouble) ? print(table, table.colour) : pass(table);
  const played = (table: Table): string =>
    isNavy && isHome(table, table.colour) && !table.freed.includes(table.colour) ? pass(table) : goOn(table);

  const { colour } = start;
  const isFinished = isHome(start, colour);
  if (isFinished && !start.freed.includes(colour)) {
    const freed = [...start.freed, colour].toSorted((a, b) => a - b);
    return [pass(hasSix ? { ...start, freed } : start)];
  }
  const mover = isFinished ? partner(colour) : colour;
  if (announcement !== '') return [pass(suckedBack())];
  const snakeEyes = (): Table | null => {
    const group = start.pieces[mover] ?? [];
    if (counted === 0 || high !== 1 || low !== 1 || mover !== colour) return null;
    const made = start.throws[mover] ?? 0;
    const isOut = made === 0 && group.every((at) => at === BASE);
    if (isOut && blob(start, mover, square(mover, 0)) === 0)
      return SLOTS.reduce((table, slot) => land(table, mover, slot, 0), start);
    const isIn = made === 1 && counted === 2 && group.every((at) => at === 0);
    return isIn
      ? lapse({
          ...start,
          pieces: start.pieces.with(
            mover,
            group.map(() => BASE),
          ),
        })
      : null;
  };
  const dictated = snakeEyes();
  if (dictated !== null) return [played(dictated)];
  const challenge = start.challenges[mover] ?? null;
  if (challenge !== null) {
    const { at } = challenge;
    const isOneRun = rules.includes('challenge=consecutive');
    if (!hasSix)
      return [isOneRun ? pass({ ...start, challenges: start.challenges.with(mover, null) }) : goOn(start)];
    const total = challenge.sixes + sixes;
    const needed = blob(start, mover, square(mover, at)) + (at === 0 ? 1 : 0);
    if (total < needed)
      return [goOn({ ...start, challenges: start.challenges.with(mover, { at, sixes: total }) })];
    const slot = (start.pieces[mover] ?? []).indexOf(at - 1);
    return [pass(land({ ...start, challenges: start.challenges.with(mover, null) }, mover, slot, at))];
  }
  let ends = [
    ...inOrder(start, mover, high, low),
    ...inOrder(start, mover, low, high),
    ...singles(start, mover, high + low, true),
    ...blobs(start, mover),
  ];
  if (ends.length === 0) ends = [...singles(start, mover, high)];
  if (ends.length === 0) ends = [...singles(start, mover, low)];
  const texts = ends.length === 0 ? [goOn(start)] : ends.map(played);
  if (hasSix) {
    for (const from of start.pieces[mover] ?? []) {
      if (!canChallenge(start, mover, from)) continue;
      texts.push(goOn({ ...start, challenges: start.challenges.with(mover, { at: from + 1, sixes: 0 }) }));
    }
  }
  return [...new Set(texts)].toSorted();

  /** After the announced throw: what was hit is in base, and the announcing piece has gone one on if it could. */
  function suckedBack(): Table {
    const [, of = '', up = ''] = /^suck:.(.)@(\d)$/.exec(announcement) ?? [];
    const victim = LETTERS.indexOf(of);
    const group = start.pieces[victim] ?? [];
    const on = (height: number): number => group.filter((at) => at === last + height && at !== home).length;
    const height = Number(up);
    const goes: number[] = [];
    if (on(height) === 2) {
      if (high === height && low === height) goes.push(last + height, last + height);
    } else if (high === height || low === height) {
      goes.push(last + height);
      const other = high === height ? low : high;
      if (other !== height && on(other) === 1) goes.push(last + other);
    } else if (high + low === height) goes.push(last + height);
    const left = [...group];
    for (const at of goes) left[left.indexOf(at)] = BASE;
    const hit = { ...start, pieces: start.pieces.with(victim, left) };
    const foot = square(victim, last);
    const slot = (hit.pieces[mover] ?? []).findIndex((at) => square(mover, at) === foot);
    return move(hit, mover, slot, 1) ?? lapse(hit);
  }
}

/** What may be announced, in byte order. */
export function uckersAnnouncements(text: string): readonly string[] {
  const [rules = '', , piecesText = '', letter = '', , notes = ''] = text.split(' ');
  const arm = rules.startsWith('uckers-navy') ? 6 : 8;
  const [quarter, last, home] = [2 * arm + 1, 8 * arm + 2, 9 * arm + 2];
  const pieces = piecesText.split('/').map((group) => {
    return group.split('.').map((word) => (word === 'b' ? BASE : word === 'h' ? home : Number(word)));
  });
  const colour = LETTERS.indexOf(letter);
  const isHome = (pieces[colour] ?? []).every((at) => at === home);
  const isFreed = new RegExp(`p[A-Z]*${letter}`).test(notes);
  const by = isHome ? partner(colour) : colour;
  if (!rules.includes('suckBack') || (isHome && !isFreed) || notes.includes(`c${LETTERS[by]}`)) return [];
  const found = [0, 1, 2, 3].flatMap((of) => {
    const foot = (of * quarter + last) % (4 * quarter);
    const isThere = (pieces[by] ?? []).some(
      (at) => at >= 0 && at <= last && (by * quarter + at) % (4 * quarter) === foot,
    );
    if (!isFoe(of, by) || !isThere) return [];
    return Array.from({ length: arm - 1 }, (_, index) => index + 1)
      .filter((up) => {
        const many = (pieces[of] ?? []).filter((at) => at === last + up).length;
        return many === 1 || (many === 2 && up <= 6);
      })
      .map((up) => `suck:${LETTERS[by]}${LETTERS[of]}@${up}`);
  });
  return found.toSorted();
}
