import { describe, expect, it } from 'vitest';
import { remember } from '../settings/storage.ts';
import { noteLesson, noteStep, recallLesson } from './lesson-memory.ts';

describe('what is remembered of a lesson', () => {
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
