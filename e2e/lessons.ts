// Lessons as people take them: tasks are followed by the rules first, then done on the page.
import { applyAnnounced, parsePosition, possibleAnnouncements, type Position } from '@ludo/rules';
import { lessonWords } from '@ludo/web/lesson-words';
import { lessons } from '@ludo/web/lessons';
import { lessonAtTable } from '@ludo/web/table-lesson';
import type { Locator, Page } from 'playwright/test';
import { follow, type Turn } from '@ludo/web/test/game';
import { expect } from './harness.ts';
import { movePiece, piece, press, pressBoard, throwButton } from './table.ts';

type Lesson = (typeof lessons)[number];
type Task = Lesson['steps'][number]['tasks'][number];

/** How a person does the tasks. */
export interface Hands {
  readonly throwDice: (page: Page) => Promise<void>;
  readonly play: (page: Page, turn: Turn) => Promise<void>;
  readonly ask: (page: Page, stand: Locator) => Promise<void>;
  /** A line of what may be announced. */
  readonly announce: (page: Page, line: Locator) => Promise<void>;
  /** The large button of the guide. */
  readonly goOn: (page: Page, button: Locator) => Promise<void>;
}

export const finger: Hands = {
  throwDice: (page) => press(page, throwButton(page)),
  play: movePiece,
  ask: pressBoard,
  announce: press,
  goOn: press,
};

export const guide = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
export const instruction = (page: Page): Locator => guide(page).getByRole('status');
export const guideButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

export function lessonOf(id: string): Lesson {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return lesson;
}

interface Taking {
  /** Called before and after everything that is done. */
  readonly look?: (step: string) => Promise<void>;
  /** Of the table at which it is taken. */
  readonly rules?: string | null;
}

export async function takeLesson(
  page: Page,
  id: Lesson['id'],
  hands: Hands,
  { look = () => Promise.resolve(), rules = null }: Taking = {},
): Promise<void> {
  const { steps } = lessonAtTable(lessonOf(id), rules);
  let at: Position | null = null;
  for (const [nth, step] of steps.entries()) {
    const words = { ...lessonWords.switches, ...lessonWords[id].steps }[step.name];
    if (words === undefined) throw new Error(`nothing is said of ${id} ${step.name}`);
    const heading = `${nth + 1} of ${steps.length}: ${words.title}`;
    await expect(guide(page).getByRole('heading', { name: heading })).toBeVisible();
    at = step.at === null ? at : positionOf(step.at);
    for (const [task, asked] of step.tasks.entries()) {
      await expect(instruction(page)).toHaveText(words.say[task] ?? '');
      await look(`${nth + 1}-${task}`);
      if (at === null) throw new Error(`${id} ${step.name} goes on from nothing`);
      at = await doTask(page, at, step.tasks.slice(task), asked, hands);
    }
    await expect(instruction(page)).toHaveText(words.right);
    await look(`${nth + 1}-right`);
    await hands.goOn(page, guideButton(page, nth + 1 < steps.length ? 'Next' : 'Finish'));
  }
  await expect(page.getByRole('heading', { name: 'You know the game' })).toBeVisible();
}

/** Returns the position after the task: with a throw that lies the one before it, since it is followed as a whole. */
async function doTask(
  page: Page,
  at: Position,
  [, ...later]: readonly Task[],
  task: Task,
  hands: Hands,
): Promise<Position> {
  switch (task.do) {
    case 'throw': {
      await hands.throwDice(page);
      const use = later.find((each) => each.do !== 'ask');
      const line = task.dice.join('');
      const [turn] = follow(at, use?.do === 'play' ? `${line} ${use.plays[0] ?? ''}` : line);
      if (turn === undefined) throw new Error('nothing was thrown');
      return turn.way === null ? turn.after : turn.thrown;
    }
    case 'announce': {
      const nth = possibleAnnouncements(at).findIndex(({ text }) => text === task.announcement);
      const list = page.getByRole('list', { name: 'Or announce before the throw:' });
      await hands.announce(page, list.getByRole('button').nth(nth));
      const applied = applyAnnounced(at, task.announcement, task.dice);
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.position;
    }
    case 'ask':
      await hands.ask(page, piece(page, at, task.colour, task.place, 'not move'));
      await expect(page.getByRole('button', { name: 'Show the rule' })).toBeVisible();
      return at;
    case 'play': {
      const [turn] = follow({ ...at, dice: null }, `${(at.dice ?? []).join('')} ${task.plays[0] ?? ''}`);
      if (turn === undefined) throw new Error('nothing lies');
      await hands.play(page, turn);
      return turn.after;
    }
    case 'watch': {
      await hands.goOn(page, guideButton(page, 'Let them play'));
      return follow(at, ...task.turns).at(-1)?.after ?? at;
    }
  }
}

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.reason}`);
  return parsed.value;
}
