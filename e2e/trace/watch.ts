// What a page tells of its own animations, and how a browser's trace of them is read.
import type { CDPSession, Page } from 'playwright/test';

/**
 * Milliseconds by the page's clock, of one change in one animation. Between two equal frames nothing is drawn, and no
 * frames are to be counted.
 */
export interface Begun {
  readonly what: 'piece' | 'dice' | 'other';
  readonly from: number;
  readonly to: number;
  /** As scripts write them. */
  readonly properties: readonly string[];
}

/** To be called before the page is opened. */
export async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: object[] = [];
    const pressed: number[] = [];
    Object.assign(window, { begun, pressed });
    addEventListener('pointerdown', () => pressed.push(performance.now()), true);
    const propertiesOf = (frames: readonly object[]) =>
      [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter(
        (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
      );
    const isSame = (one: ComputedKeyframe, other: ComputedKeyframe) =>
      propertiesOf([one, other]).every((name) => one[name] === other[name]);
    const stirring = (frames: readonly ComputedKeyframe[]) =>
      frames.slice(1).flatMap((frame, nth) => {
        const before = frames[nth];
        if (before === undefined || isSame(before, frame)) return [];
        return [{ begin: before.computedOffset, end: frame.computedOffset }];
      });
    const note = (animation: Animation, element: Element) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) return;
      const { delay = 0, duration = 0, iterations = 1 } = effect.getTiming();
      const from = performance.now() + delay;
      const isDie =
        element.closest('.throw') !== null || (animation instanceof CSSAnimation && element.matches('.die'));
      const what = element.matches('[data-token], [data-mover]') ? 'piece' : isDie ? 'dice' : 'other';
      const frames = effect.getKeyframes();
      const properties = propertiesOf(frames);
      // What has no end is soon ended by something else.
      const times = iterations === Infinity ? 1.4 : iterations;
      const whole = times === 1 ? stirring(frames) : [{ begin: 0, end: times }];
      const stretches = whole.map(({ begin, end }) => ({
        what,
        from: from + begin * Number(duration),
        to: from + end * Number(duration),
        properties,
      }));
      begun.push(...stretches);
      // It may be begun in its midst or ended early.
      const over = () => {
        const now = performance.now();
        for (const each of stretches)
          Object.assign(each, { to: Math.min(each.to, Math.max(each.from, now)) });
      };
      animation.addEventListener('finish', over);
      animation.addEventListener('cancel', over);
    };
    // oxlint-disable-next-line typescript/unbound-method
    const { animate } = Element.prototype;
    Element.prototype.animate = function begin(...all) {
      const animation = animate.apply(this, all);
      note(animation, this);
      return animation;
    };
    const onBegin = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const each of target.getAnimations()) if (each instanceof CSSAnimation) note(each, target);
    };
    addEventListener('animationstart', onBegin, true);
    const onTransition = (event: TransitionEvent) =>
      begun.push({
        what: 'other',
        from: performance.now(),
        to: performance.now(),
        properties: [event.propertyName],
      });
    addEventListener('transitionstart', onTransition, true);
  });
}

export function begunIn(page: Page): Promise<readonly Begun[]> {
  return page.evaluate(() => (window as unknown as { begun: Begun[] }).begun);
}

/** Milliseconds by the page's clock. */
export function pressesIn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { pressed: number[] }).pressed);
}

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
  'blink.user_timing',
  '__metadata',
];

/** Slows the page's processor down and records until the returned function is called. */
export async function record(page: Page, rate: number): Promise<() => Promise<Recorded>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  const markedAt = await page.evaluate(() => performance.mark('trace-zero').startTime);
  return async () => {
    const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await ended;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const mark = events.find(({ name }) => name === 'trace-zero');
    if (mark === undefined) throw new Error('the trace has lost its beginning');
    return { events, zero: mark.ts - markedAt * 1000, renderer: mark.pid, main: mark.tid };
  };
}

export interface Recorded {
  readonly events: readonly TraceEvent[];
  /** The page's clock at 0, in microseconds of the trace. */
  readonly zero: number;
  readonly renderer: number;
  /** The thread of the page's scripts. */
  readonly main: number;
}
