// Every lesson in full, as it is taken: step by step on a table that teaches.
import { applyAnnounced, parsePosition, possibleAnnouncements, type Position } from '@ludo/rules';
import { expect, test } from 'vitest';
import { press, until } from '../../test/dom/doing.ts';
import { follow } from '../../test/game.ts';
import { showAddress } from '../../test/dom/page.tsx';
import { spendThrow } from '../../test/dom/scenes.ts';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { board, throwButton } from '../../test/dom/table.ts';
import { standWord } from '../../test/words.ts';
import { lessonWords } from '../words/en/lessons.ts';
import { stepWords } from '../words/lesson-text.ts';
import { lessons } from './lessons.ts';
import { lessonAtTable } from './table-lesson.ts';

type Lesson = (typeof lessons)[number];
type Task = Lesson['steps'][number]['tasks'][number];

const guide = (page: Part): Part => page.in('region', 'Lesson');
const instruction = (page: Part): string => guide(page).all('status').map(wordsOf).join('');
const button = (page: Part, name: string): HTMLElement => page.in('main').the('button', name);

async function open(path: string): Promise<Part> {
  const page = await showAddress(path);
  await until(() => expect(page.has('region', 'Lesson')).toBe(true));
  return page;
}

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

/** The position after the task: with a throw that lies, the one before it, since it is followed as a whole. */
async function doTask(page: Part, at: Position, task: Task, later: readonly Task[]): Promise<Position> {
  switch (task.do) {
    case 'throw': {
      await press(page.the('button', throwButton));
      const use = later.find((each) => each.do !== 'ask');
      const line = task.dice.join('');
      const [turn] = follow(at, use?.do === 'play' ? `${line} ${use.plays[0] ?? ''}` : line);
      return turn?.way === null ? turn.after : turn!.thrown;
    }
    case 'announce': {
      const possible = possibleAnnouncements(at);
      const nth = possible.findIndex(({ text }) => text === task.announcement);
      await press(page.in('list', 'Or announce before the throw:').all('button')[nth]!);
      const applied = applyAnnounced(at, task.announcement, task.dice);
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.position;
    }
    case 'ask':
      await press(board(page).the('button', `${standWord(at, task.colour, task.place)}, cannot move: why?`));
      expect(page.has('button', 'Show the rule')).toBe(true);
      return at;
    case 'play': {
      const used = at.toCount > 0 ? `+${at.toCount}` : (at.dice ?? []).join('');
      const [turn] = follow({ ...at, dice: null }, `${used} ${task.plays[0] ?? ''}`);
      await spendThrow(page, turn!, true);
      return turn!.after;
    }
    case 'watch': {
      await press(button(page, 'Let them play'));
      return follow(at, ...task.turns).at(-1)?.after ?? at;
    }
  }
}

const EVERY_SWITCH = 'anyDouble+blobTakesBlob+blowBack+challenge=consecutive+snakeEyes=outAndIn+suckBack';

const taken = lessons.flatMap((lesson) => {
  if (lesson.switches === undefined) return [[lesson.id, '', lesson] as const];
  const rules = `${lesson.ruleSet}+${EVERY_SWITCH}`;
  const query = `?rules=${encodeURIComponent(rules)}`;
  return [[lesson.id, '', lesson] as const, [lesson.id, query, lessonAtTable(lesson, rules)] as const];
});

test.each(taken)('the lesson %s%s in full', async (id, query, { steps }) => {
  const page = await open(`/learn/${id}${query}`);
  let at: Position | null = null;
  for (const [nth, step] of steps.entries()) {
    const words = stepWords(lessonWords, id)[step.name]!;
    await until(() =>
      expect(guide(page).has('heading', `${nth + 1} of ${steps.length}: ${words.title}`)).toBe(true),
    );
    at = step.at === null ? at : positionOf(step.at);
    for (const [task, asked] of step.tasks.entries()) {
      await until(() => expect(instruction(page)).toBe(words.say[task]));
      at = await doTask(page, at!, asked, step.tasks.slice(task + 1));
    }
    await until(() => expect(instruction(page)).toBe(words.right));
    await press(button(page, nth + 1 < steps.length ? 'Next' : 'Finish'));
  }
  expect(page.has('heading', 'You know the game')).toBe(true);
  const list = await showAddress('/learn');
  await until(() => expect(list.all('link', /You have taken it$/)).toHaveLength(1));
});
