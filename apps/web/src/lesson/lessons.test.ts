import {
  applyAnnounced,
  applyPlay,
  applyThrow,
  clausesAtTable,
  parsePosition,
  printPosition,
  ruleSets,
  settle,
  survey,
  type Event,
  type Position,
} from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { stepWords } from '../words/lesson-text.ts';
import { loadLessonWords } from '../words/lesson-words.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { openLessonTable, positionAt } from './lesson-table.ts';
import { lessons } from './lessons.ts';
import { lessonAtTable } from './table-lesson.ts';

const positionOf = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.field}, ${parsed.error.reason}`);
  return parsed.value;
};

interface Seen {
  readonly task: number;
  readonly legal: readonly string[];
  /** The rules that forbid an asked piece to move; 'legal' if it can. */
  readonly refusals: readonly string[];
  readonly events: readonly Event[];
}

/** What the rules say to each task of a step, when the learner does everything as intended. */
function walk(lesson: Lesson, nth: number): readonly Seen[] {
  let at = positionOf(positionAt(lesson, nth));
  const throwDice = (dice: readonly number[]): readonly Event[] => {
    const thrown = applyThrow(at, dice);
    if (!thrown.ok) throw new Error(`${dice.join('+')} cannot be thrown`);
    const settled = settle(thrown.value.position);
    at = settled.position;
    return settled.events;
  };
  const legalNow = () => survey(at).candidates.filter(({ refusal }) => refusal === null);
  const play = (text: string): readonly Event[] => {
    const way = legalNow().find((each) => each.text === text);
    const done = way === undefined ? null : applyPlay(at, way.play);
    if (done === null || !done.ok) throw new Error(`${lesson.id} ${nth}: ${text} is not legal`);
    at = done.value.position;
    return done.value.events;
  };
  const tasks = lesson.steps[nth]?.tasks ?? [];
  return tasks.map((each, task) => {
    const legal = legalNow().map(({ text }) => text);
    const seen = { task, legal, refusals: [], events: [] };
    if (each.do === 'throw') return { ...seen, events: throwDice(each.dice) };
    if (each.do === 'announce') {
      const done = applyAnnounced(at, each.announcement, each.dice);
      if (!done.ok) throw new Error(`${lesson.id} ${nth}: ${each.announcement} cannot be announced`);
      at = done.value.position;
      return { ...seen, events: done.value.events };
    }
    if (each.do === 'play') return { ...seen, events: play(each.plays[0] ?? '') };
    if (each.do === 'ask') {
      const ways = survey(at).candidates.filter(
        ({ play: [step] }) => step?.colour === each.colour && step.from === each.place,
      );
      return { ...seen, refusals: ways.map(({ refusal }) => refusal?.clause ?? 'legal') };
    }
    return {
      ...seen,
      events: each.turns.flatMap((turn) => {
        const [faces = '', text] = turn.split(' ');
        return [...throwDice([...faces].map(Number)), ...(text === undefined ? [] : play(text))];
      }),
    };
  });
}

/** As tables teach them that have every switch on. */
const atTables = lessons.flatMap((lesson) => {
  if (lesson.switches === undefined) return [];
  const options = lesson.switches.map(({ option }) => option).filter((option) => option !== 'snakeEyes');
  return [lessonAtTable(lesson, [lesson.ruleSet, ...options.toSorted()].join('+'))];
});

const cases = [...lessons, ...atTables].flatMap((lesson) =>
  lesson.steps.map((step, nth): [string, Lesson, LessonStep, number] => [
    `${lesson.id}: ${step.name}`,
    lesson,
    step,
    nth,
  ]),
);

describe('lessons', () => {
  it('there is one for every rule set, and one more for the blobs of Uckers', () => {
    expect(lessons.map(({ id }) => id).toSorted()).toEqual(
      [...ruleSets.map(({ id }) => id), 'uckers-blobs'].toSorted(),
    );
    expect([...new Set(lessons.map(({ ruleSet }) => ruleSet))].toSorted()).toEqual(
      ruleSets.map(({ id }) => id).toSorted(),
    );
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: five to eight steps, by different names, of its own rules',
    (_id, { steps, ruleSet, seats }) => {
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(steps.length).toBeLessThanOrEqual(8);
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
      for (const { at } of steps) {
        if (at !== null) expect(at.split(/[ +]/)[0]).toBe(ruleSet);
      }
      expect(ruleSets.find(({ id }) => id === ruleSet)?.seatings).toContain(seats);
    },
  );

  it.each(cases)('%s: the position is one, and what is asked for can be done', (_name, lesson, step, nth) => {
    if (step.at !== null) expect(printPosition(positionOf(step.at))).toBe(step.at);
    const seen = walk(lesson, nth);
    for (const [task, each] of step.tasks.entries()) {
      const { legal = [], refusals = [] } = seen[task] ?? {};
      if (each.do === 'play') for (const play of each.plays) expect(legal).toContain(play);
      if (each.do === 'ask') {
        expect(refusals.length, 'the piece is there').toBeGreaterThan(0);
        expect(new Set(refusals), 'the rule that the board tells').toEqual(new Set([each.clause]));
      }
    }
  });

  it.each(cases)('%s: cites rules that are in force there', (_name, lesson, step, nth) => {
    const { rules, seats } = positionOf(positionAt(lesson, nth));
    const inForce = clausesAtTable(rules, seats);
    expect(step.clauses.length).toBeGreaterThan(0);
    for (const clause of step.clauses) expect(inForce).toContain(clause);
  });

  it.each(LANGUAGES)(
    'say in %s what is to be done, why it was right, and what else could be said',
    async (language) => {
      const words = await loadLessonWords(language);
      for (const [name, lesson, step, nth] of cases) {
        const said = stepWords(words, lesson.id)[step.name];
        expect(said?.say.length, `${name}: a text for each task`).toBe(step.tasks.length);
        const isMissable = walk(lesson, nth).some(({ legal, task }) => {
          const asked = step.tasks[task];
          if (asked?.do === 'announce') return true;
          return asked?.do === 'play' && legal.some((text) => text !== '-' && !asked.plays.includes(text));
        });
        expect(said?.other !== undefined, `${name}: an answer to other plays`).toBe(isMissable);
        const texts = [...(said?.say ?? []), said?.right ?? '', said?.other ?? '-'];
        for (const text of texts) {
          expect(text.length).toBeGreaterThan(0);
          expect(text.split(/[.!?:](?= |$)/).length, `short: ${text}`).toBeLessThanOrEqual(6);
        }
      }
      for (const lesson of lessons) {
        const own = lesson.steps.map(({ name }) => name).filter((name) => !(name in words.switches));
        expect(Object.keys(words[lesson.id].steps)).toEqual(own);
      }
    },
  );
});

describe('what the words of a lesson claim is what the rules do', () => {
  const types = (id: string, name: string, task?: number): readonly string[] => {
    const lesson = [...lessons, ...atTables].find(
      (each) => each.id === id && each.steps.some((step) => step.name === name),
    );
    const nth = lesson?.steps.findIndex((step) => step.name === name) ?? -1;
    if (lesson === undefined || nth < 0) throw new Error(`there is no ${id} ${name}`);
    const seen = walk(lesson, nth);
    const of = task === undefined ? seen : seen.filter((each) => each.task === task);
    return of.flatMap(({ events }) => events.map(({ type }) => type));
  };
  const captures = (id: string, name: string): number =>
    types(id, name).filter((type) => type === 'captured').length;

  it.each([
    ['ludo', 'capture', 1],
    ['indian', 'capture', 1],
    ['indian', 'safe', 0],
    ['indian', 'pair', 0],
    ['jumbo', 'capture', 1],
    ['german', 'capture', 1],
    ['uckers', 'split', 1],
    ['uckers', 'total', 1],
    ['uckers-navy', 'single', 1],
    ['uckers-navy', 'split', 1],
    ['uckers-navy', 'challenge', 2],
    ['uckers-blobs', 'mixed', 0],
    ['uckers-blobs', 'break', 2],
    ['uckers-blobs', 'count', 2],
    ['uckers-blobs', 'suckBack', 1],
    ...(['uckers', 'uckers-navy'] as const).flatMap((id): [string, string, number][] => [
      [id, 'suckBack', 1],
      [id, 'blowBack', 1],
      [id, 'blobTakesBlob', 2],
      [id, 'snakeEyes', 0],
    ]),
  ])('%s, %s: so many pieces are captured', (id, name, many) => {
    expect(captures(id, name)).toBe(many);
  });

  it('a throw without a 6 is lost in base (ML-8, MU-6), and stopped by a block (ML-10)', () => {
    expect(types('ludo', 'goal')).toContain('forfeited');
    expect(types('uckers', 'goal')).toContain('forfeited');
    expect(types('ludo', 'shelter', 2)).toContain('forfeited');
  });

  it('a 6 gives another throw (ML-7, GL-11, MU-7)', () => {
    for (const id of ['ludo', 'german', 'uckers'])
      expect(types(id, 'six', id === 'german' ? 2 : 1)).toContain('throws-again');
    expect(types('jumbo', 'shut', 2)).toContain('throws-again');
  });

  it('the last piece home wins (ML-12), and is first (IL-9)', () => {
    expect(types('ludo', 'win')).toContain('over');
    expect(types('indian', 'win')).toContain('ranked');
  });

  it('a 6, a capture and a piece that gets home throw again, the third 6 in a row does not (IL-4, IL-5, IL-8)', () => {
    expect(types('indian', 'six', 1)).toContain('throws-again');
    expect(types('indian', 'capture', 1)).toContain('throws-again');
    expect(types('indian', 'home', 5)).toContain('throws-again');
    for (const task of [1, 3]) expect(types('indian', 'three', task)).toContain('throws-again');
    expect(types('indian', 'three', 4)).toEqual(['forfeited', 'turn']);
  });

  it('up to three throws for a 6 (GV-4)', () => {
    for (const task of [0, 1]) expect(types('german', 'three', task)).toContain('throws-again');
  });

  it('a challenge is laid down, counted, won or lost (MU-11, MU-12, MU-13, MU-14)', () => {
    expect(types('uckers-blobs', 'challenge')).toEqual(['challenged', 'throws-again']);
    expect(types('uckers-blobs', 'count', 2), 'it outlives a throw without a 6').not.toContain(
      'challenge-ended',
    );
    expect(types('uckers-blobs', 'count', 5)).toContain('challenge-ended');
    expect(types('uckers-blobs', 'lapse', 1)).toContain('challenge-ended');
    expect(types('uckers-blobs', 'base')).toContain('challenged');
  });

  it.each(['uckers', 'uckers-navy'])(
    '%s: what its switches do (WU-3, WU-4, HO-1), and would not without them',
    (id) => {
      expect(types(id, 'anyDouble', 0)).toEqual(['forfeited', 'throws-again']);
      expect(types(id, 'snakeEyes', 1)).toEqual(['moved', 'moved', 'moved', 'moved', 'turn']);
      expect(types(id, 'snakeEyesIn', 1)).toEqual(['moved', 'moved', 'moved', 'moved', 'turn']);
      expect(types(id, 'oneRun', 1)).toEqual(['challenged', 'throws-again']);
      expect(types(id, 'oneRun', 2)).toContain('challenge-ended');
    },
  );

  it('all home, a 6 lets one move the partner’s pieces, in Navy Uckers from the next turn on (MU-15, NU-11)', () => {
    expect(types('uckers', 'partner', 0)).toContain('freed');
    expect(types('uckers-navy', 'partner', 1), 'the 6 gives no other throw').toContain('turn');
    expect(types('uckers-navy', 'partner', 3)).toContain('freed');
  });
});

describe('a lesson at its table', () => {
  it.each([...lessons, ...atTables].map((lesson) => [lesson.id, lesson] as const))(
    '%s can be taken from its beginning to its end with what it asks for',
    async (_id, lesson) => {
      const table = openLessonTable(lesson, 0, (colours) => `colour ${colours.join(' ')}`);
      for (const [nth, step] of lesson.steps.entries()) {
        expect(table.progress()).toMatchObject({ step: nth, task: 0, state: 'doing' });
        for (const task of step.tasks) {
          const ply = table.view().room?.ply ?? 0;
          if (task.do === 'throw') expect(await table.act({ do: 'throw', ply })).toMatchObject({ ok: true });
          if (task.do === 'announce') {
            const { announcement } = task;
            expect(await table.act({ do: 'throw', ply, announcement })).toMatchObject({ ok: true });
          }
          if (task.do === 'play') {
            const play = task.plays[0] ?? '';
            expect(await table.act({ do: 'play', ply, play })).toMatchObject({ ok: true });
          }
          if (task.do === 'ask') table.ask(task.colour, task.place);
          if (task.do === 'watch') table.goOn();
        }
        expect(table.progress().state).toBe('done');
        expect(table.goTo(nth + 1)).toBe(nth + 1 < lesson.steps.length);
      }
    },
  );

  it('another legal play is made, and can be tried again from before it', async () => {
    const lesson = lessons[0];
    if (lesson === undefined) throw new Error('there is no lesson');
    const table = openLessonTable(lesson, 2, String);
    await table.act({ do: 'throw', ply: table.view().room?.ply ?? 0 });
    const before = table.view().room?.position;
    await table.act({ do: 'play', ply: table.view().room?.ply ?? 0, play: 'R9>14' });
    expect(table.progress()).toMatchObject({ task: 1, state: 'missed' });
    expect(table.view().mine, 'nothing else can be done meanwhile').toEqual([]);
    table.again();
    expect(table.view().room?.position).toEqual(before);
    expect(table.progress()).toMatchObject({ task: 1, state: 'doing', hasMissed: true });
    await table.act({ do: 'play', ply: table.view().room?.ply ?? 0, play: 'R30>35' });
    expect(table.progress().state).toBe('done');
  });

  it('a throw without the announcement is made, and can be tried again (WU-1)', async () => {
    const lesson = lessons.find(({ id }) => id === 'uckers-blobs');
    if (lesson === undefined) throw new Error('there is no lesson');
    const table = openLessonTable(lesson, lesson.steps.length - 1, String);
    const ply = table.view().room?.ply ?? 0;
    const before = table.view().room?.position;
    expect(table.view().mayAnnounce).toBe(true);
    await table.act({ do: 'throw', ply });
    expect(table.progress()).toMatchObject({ task: 0, state: 'missed' });
    table.again();
    expect(table.view().room?.position).toEqual(before);
    await table.act({ do: 'throw', ply, announcement: 'suck:RG@3' });
    expect(table.progress().state).toBe('done');
  });

  it('what the rules forbid is refused with the rule (ML-10)', async () => {
    const lesson = lessons[0];
    if (lesson === undefined) throw new Error('there is no lesson');
    const table = openLessonTable(lesson, 3, String);
    await table.act({ do: 'throw', ply: table.view().room?.ply ?? 0 });
    const refused = await table.act({ do: 'play', ply: table.view().room?.ply ?? 0, play: 'R30>35' });
    expect(refused).toMatchObject({ ok: false, error: { clause: 'ML-10' } });
    expect(table.progress().state).toBe('doing');
  });

  it('a step that goes on from another can be begun by itself', () => {
    for (const lesson of lessons) {
      for (const nth of lesson.steps.keys()) {
        const table = openLessonTable(lesson, nth, String);
        const { position } = table.view().room ?? {};
        expect(position && printPosition(position)).toBe(positionAt(lesson, nth));
      }
    }
  });
});
