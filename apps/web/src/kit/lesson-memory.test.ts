import { describe, expect, it } from 'vitest';
import { remember } from '../device/storage.ts';
import { noteLesson, noteStep, recallLesson, stepLeft } from './lesson-memory.ts';
import { openLessonTable } from '../lesson/lesson-table.ts';
import { lessons } from '../lesson/lessons.ts';

describe('what is remembered of a lesson', () => {
  it.each(lessons)('$id: goes on at a step that it has, also when it was longer once', (lesson) => {
    expect(stepLeft(lesson)).toBeNull();
    const last = lesson.steps.length - 1;
    for (const [left, step] of [
      [0, 0],
      [last, last],
      [last + 1, last],
      [9999, last],
    ] as const) {
      noteLesson(lesson.id, { state: 'left', step: left });
      expect(stepLeft(lesson)).toBe(step);
      expect(openLessonTable(lesson, stepLeft(lesson) ?? 0, String).progress().step).toBe(step);
    }
    noteLesson(lesson.id, { state: 'taken' });
    expect(stepLeft(lesson)).toBeNull();
    remember(`lesson.${lesson.id}`, null);
  });

  it('where it was left, until it is taken to its end', () => {
    expect(recallLesson('ludo')).toBeNull();
    noteStep('ludo', 3);
    expect(recallLesson('ludo')).toEqual({ state: 'left', step: 3 });
    noteLesson('ludo', { state: 'taken' });
    noteStep('ludo', 1);
    expect(recallLesson('ludo')).toEqual({ state: 'taken' });
  });

  it('of each for itself, that it was declined', () => {
    noteLesson('german', { state: 'declined' });
    expect(recallLesson('german')).toEqual({ state: 'declined' });
    expect(recallLesson('jumbo')).toBeNull();
  });

  it.each([
    '{"state":"left","step":-1}',
    '{"state":"left","step":1.5}',
    '{"state":"left"}',
    '7',
    '{',
    '{"state":"x"}',
  ])('what cannot be read is not known: %s', (text) => {
    remember('lesson.uckers', text);
    expect(recallLesson('uckers')).toBeNull();
  });
});
