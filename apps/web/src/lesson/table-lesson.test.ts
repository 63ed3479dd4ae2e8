// What a table's switches add to its lesson.
import { ruleSetOf } from '@ludo/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { remember } from '../device/storage.ts';
import { noteLesson } from '../kit/lesson-memory.ts';
import { lessons } from './lessons.ts';
import { lessonAtTable, noteSeen, noteTaken, stepToGoOn } from './table-lesson.ts';

const withSwitches = lessons.flatMap((lesson) =>
  lesson.switches === undefined ? [] : [[lesson.id, lesson, lesson.switches] as const],
);
const uckers = withSwitches.find(([id]) => id === 'uckers')![1];
const namesAt = (rules: string | null): readonly string[] =>
  lessonAtTable(uckers, rules).steps.map(({ name }) => name);

describe.each(withSwitches)('%s', (_id, lesson, switches) => {
  it('teaches every option of its rules', () => {
    const found = ruleSetOf(lesson.ruleSet);
    const options = found.ok ? found.value.options.map(({ id }) => id) : [];
    expect(new Set(switches.map(({ option }) => option.split('=')[0]))).toEqual(new Set(options));
  });

  it('has each step after one of its own, by a name of its own, in a position that has the option', () => {
    const own = lesson.steps.map(({ name }) => name);
    for (const { name, after, option, at } of switches) {
      expect(own).toContain(after);
      expect(own).not.toContain(name);
      expect(at?.split(' ')[0]).toContain(`${lesson.ruleSet}+${option}`);
    }
  });

  it('each switch adds its steps and no others, and keeps what was there in its order', () => {
    for (const { name, option, after } of switches.filter((each) => each.option !== 'snakeEyes')) {
      const { steps } = lessonAtTable(lesson, `${lesson.ruleSet}+${option}`);
      const added = steps.filter((step) => !lesson.steps.includes(step));
      expect(added.at(-1)?.name).toBe(name);
      expect(added).toHaveLength(name === 'snakeEyesIn' ? 2 : 1);
      expect(steps.filter((step) => !added.includes(step))).toEqual(lesson.steps);
      expect(steps[steps.findIndex((step) => step === added[0]) - 1]?.name).toBe(after);
    }
  });
});

it('a table without switches, of another game, or whose rules nobody knows: the lesson as it is', () => {
  const own = uckers.steps.map(({ name }) => name);
  for (const rules of [null, 'uckers', 'uckers-navy+anyDouble', 'uckers+nobody', 'uckers+anyDouble+', '%'])
    expect(namesAt(rules), String(rules)).toEqual(own);
});

it('its game is played afterwards by the rules of the table', () => {
  expect(lessonAtTable(uckers, 'uckers+suckBack').rules).toBe('uckers+suckBack');
  for (const rules of [null, 'ludo', 'uckers+nobody'])
    expect(lessonAtTable(uckers, rules).rules).toBe('uckers');
});

describe('where it was left', () => {
  beforeEach(() => remember('lesson.uckers', null));
  const opened = () => lessonAtTable(uckers, 'uckers+anyDouble+blowBack');
  const nthOf = (name: string): number => opened().steps.findIndex((step) => step.name === name);
  const goesOnAt = (lesson = opened()): string | undefined => lesson.steps[stepToGoOn(lesson)]?.name;

  it('is kept by the steps that every table has', () => {
    expect(goesOnAt()).toBe('goal');
    noteLesson('uckers', { state: 'left', step: 3 });
    expect(goesOnAt()).toBe('total');
    expect(stepToGoOn(lessonAtTable(uckers, null))).toBe(3);
    noteSeen(opened(), nthOf('home'));
    expect(goesOnAt()).toBe('home');
    expect(goesOnAt(lessonAtTable(uckers, null))).toBe('home');
  });

  it('in a step for a switch it is the one before, but not while the lesson is open', () => {
    const open = opened();
    noteSeen(open, nthOf('blowBack'));
    expect(goesOnAt(open)).toBe('blowBack');
    expect(goesOnAt()).toBe('home');
    noteTaken(open);
    expect(goesOnAt(open)).toBe('goal');
  });
});
