import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

describe('work that waits for the paint', () => {
  let frames: (() => void)[] = [];
  beforeEach(() => {
    frames = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
    vi.stubGlobal('cancelAnimationFrame', (nth: number) => (frames[nth - 1] = () => undefined));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const paint = (): void => {
    for (const frame of frames.splice(0)) frame();
  };

  it('is done once, after the frame and not within it', () => {
    const act = vi.fn();
    afterPaint(act);
    expect(act).not.toHaveBeenCalled();
    paint();
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    paint();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is done all the same where nothing is painted', () => {
    const act = vi.fn();
    afterPaint(act);
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('can be called off until it is done', () => {
    for (const isFramed of [false, true]) {
      const act = vi.fn();
      const stop = afterPaint(act);
      if (isFramed) paint();
      stop();
      paint();
      vi.advanceTimersByTime(1000);
      expect(act).not.toHaveBeenCalled();
    }
  });
});
