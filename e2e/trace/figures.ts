// What a trace says of frames, work, layouts and paints while something moves.
import type { Begun, Recorded } from './watch.ts';

export interface Figures {
  /** Milliseconds in which something moved. */
  readonly watched: number;
  /** Frames a second. */
  readonly rate: number;
  /** Of the time, in frames longer than one and than two ticks of a screen. */
  readonly late: number;
  readonly veryLate: number;
  /** Milliseconds a frame: of the page's thread, and of those that draw. */
  readonly main: number;
  readonly raster: number;
  readonly layouts: number;
  readonly paints: number;
  readonly styles: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds: a scene begins with a render and ends with one; what lies between is judged. */
const AFTER_BEGIN = 100;
const BEFORE_END = 40;

/**
 * Stretches in which animations of a kind run, without their beginnings and ends, and without presses, which the page
 * has to answer.
 */
export function spansOf(
  begun: readonly Begun[],
  presses: readonly number[],
  what: Begun['what'],
): readonly Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of begun.filter((each) => each.what === what).toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans
    .map(({ from, to }) => ({ from: from + AFTER_BEGIN, to: to - BEFORE_END }))
    .filter(({ from, to }) => to - from > 50 && !presses.some((at) => at > from && at < to + BEFORE_END));
}

const TICK = 1000 / 60;

export function figuresOf(spans: readonly Span[], { events, zero, renderer, main }: Recorded): Figures {
  const inside = events.flatMap((event) => {
    const at = (event.ts - zero) / 1000;
    return spans.some(({ from, to }) => at >= from && at < to) ? [{ ...event, at }] : [];
  });
  const sum = (list: readonly { readonly dur?: number }[]) =>
    list.reduce((total, { dur = 0 }) => total + dur / 1000, 0);
  const named = (name: string) => inside.filter((event) => event.name === name && event.pid === renderer);
  const drawn = named('DrawFrame');
  const watched = spans.reduce((total, { from, to }) => total + to - from, 0);
  const gaps = spans.flatMap((span) => {
    const times = drawn.filter(({ at }) => at >= span.from && at < span.to).map(({ at }) => at);
    return [...times, span.to].map((at, nth) => at - (times[nth - 1] ?? span.from));
  });
  const share = (most: number) =>
    gaps.filter((gap) => gap > most).reduce((total, gap) => total + gap, 0) / Math.max(1, watched);
  const frames = Math.max(1, drawn.length);
  const tasks = inside.filter(({ name, pid, tid }) => name === 'RunTask' && pid === renderer && tid === main);
  return {
    watched,
    rate: (drawn.length / Math.max(1, watched)) * 1000,
    late: share(TICK * 1.5),
    veryLate: share(TICK * 2.5),
    main: sum(tasks) / frames,
    raster: sum(inside.filter(({ name }) => name === 'RasterTask')) / frames,
    layouts: named('Layout').length,
    paints: named('Paint').length,
    styles: named('UpdateLayoutTree').length,
  };
}

export function lineOf(title: string, figures: Figures): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(5);
  const fixed = (value: number) => value.toFixed(2).padStart(6);
  return [
    title.padEnd(34),
    `${(figures.watched / 1000).toFixed(1).padStart(5)} s`,
    `${figures.rate.toFixed(1).padStart(5)} frames/s`,
    `late ${percent(figures.late)}`,
    `very late ${percent(figures.veryLate)}`,
    `main ${fixed(figures.main)} ms/frame`,
    `raster ${fixed(figures.raster)} ms/frame`,
    `styles ${figures.styles}, layouts ${figures.layouts}, paints ${figures.paints}`,
  ].join('  ');
}
