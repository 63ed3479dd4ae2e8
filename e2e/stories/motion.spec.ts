// What moves, sounds and celebrates: by nothing but transforms and opacity, in nobody's way, each event with its own sound.
import { fileURLToPath } from 'node:url';
import { ruleSets } from '@ludo/rules';
import type { Locator, Page } from 'playwright/test';
import type * as scoreModule from '@ludo/web/score';
import type * as voicesModule from '@ludo/web/voices';
import { build, type Rolldown } from 'vite';
import { dress } from '../gallery/wardrobe.ts';
import { diceIn, follow, position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  beginHere,
  choices,
  laptop,
  makeTable,
  onlyMove,
  phone,
  press,
  sit,
  startButton,
  throwButton,
  useThrow,
  writePosition,
} from '../table.ts';

test.use({ isDrawn: true });

/** Red captures, and brings its last piece home. */
const opening = 'ludo 1-2- 41.h.h.h/-/b.12.20.30/- R ? -';
const nearlyOver = 'ludo 1-2- 62.h.h.h/-/b.12.30.66/- R ? -';

/** Keeps every property that this page ever animates; to be called before the game begins. */
async function watchProperties(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const came: string[] = [];
    Object.assign(window, { seen, came });
    // Confetti comes as a child of the body, over the whole page; the dice lie ready there, hidden until they are thrown.
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const come of type === 'attributes' ? [target] : addedNodes)
          if (come instanceof HTMLElement && come.parentElement === document.body && !come.hidden)
            came.push(...come.classList);
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        for (const name of frames.flatMap((frame) => Object.keys(frame))) seen.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const propertiesSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const told = ['offset', 'computedOffset', 'easing', 'composite'];
    return [...(window as unknown as { seen: Set<string> }).seen]
      .filter((name) => !told.includes(name))
      .toSorted();
  });

/** What has come to lie over the page so far, however short. */
const cameOver = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { came: string[] }).came);

test('a whole turn is shown by transforms and opacity alone, to players and watchers; a win is celebrated', async ({
  server,
  visit,
}) => {
  const turns = follow(position(nearlyOver), '6', '6');
  const anna = await visit('/', { ...phone, speed: 'fast' });
  const link = await makeTable(anna, { name: 'Anna', from: nearlyOver });
  await sit(anna, 'Yellow', 'Ben');
  const watcher = await visit(link, { ...laptop, speed: 'fast' });
  const calm = await visit(link, { ...laptop, speed: 'fast', reducedMotion: 'reduce' });
  await server.deal(...diceIn(turns));
  const pages = [anna, watcher, calm];
  for (const page of pages) await watchProperties(page);
  await press(anna, startButton(anna));

  await press(anna, throwButton(anna));
  await press(anna, onlyMove(anna));
  await press(anna, throwButton(anna));
  await press(anna, onlyMove(anna));
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'Anna (Red) wins!' })).toBeVisible();
    await expect(page.locator('.garland')).toBeVisible();
  }
  for (const page of [anna, watcher]) await expect.poll(() => cameOver(page)).toContain('confetti');
  await anna.keyboard.press('Shift');
  await expect(anna.getByTestId('confetti'), 'a key ends it').toBeHidden();
  for (const page of [anna, watcher])
    expect(
      (await cameOver(page)).filter((each) => each === 'throw'),
      'both throws were seen',
    ).toHaveLength(2);
  expect(await cameOver(calm), 'with reduced motion nothing comes').toEqual([]);
  expect(await propertiesSeen(anna)).toEqual(['opacity', 'transform']);
  expect(await propertiesSeen(watcher)).toEqual(['opacity', 'transform']);

  await watcher.reload();
  await expect(watcher.getByRole('heading', { name: 'Anna (Red) wins!' })).toBeVisible();
  await expect(watcher.getByTestId('confetti'), 'what is over is not celebrated again').toBeHidden();
});

test('with reduced motion nothing travels', async ({ server, visit }) => {
  const [turn] = follow(position(opening), '5');
  const page = await visit('/', { ...laptop, speed: 'slow', reducedMotion: 'reduce' });
  await makeTable(page, { name: 'Anna', from: opening });
  await sit(page, 'Yellow', 'Ben');
  await server.deal(...(turn?.dice ?? []));
  await page.evaluate(() => {
    const far: string[] = [];
    Object.assign(window, { far });
    // oxlint-disable-next-line typescript/unbound-method
    const { animate } = Element.prototype;
    Element.prototype.animate = function watched(frames, options) {
      const animation = animate.call(this, frames, options);
      const { effect } = animation;
      const places =
        effect instanceof KeyframeEffect ? effect.getKeyframes().map((frame) => frame['transform']) : [];
      if (new Set(places).size > 1) far.push(this.tagName);
      return animation;
    };
  });
  await press(page, startButton(page));
  await press(page, throwButton(page));
  await press(page, onlyMove(page));
  await expect(page.getByTestId('turn')).toContainText('Ben (Yellow)');
  expect(await page.evaluate(() => (window as unknown as { far: string[] }).far)).toEqual([]);
  await expect(page.locator('.throw')).toBeHidden();
});

test('what somebody else throws and moves is in the very next frame after word of it has come', async ({
  server,
  visit,
}) => {
  const turns = follow(position(opening), '5', '3 Y20>23');
  const anna = await visit('/', { ...laptop, speed: 'fast' });
  const link = await makeTable(anna, { name: 'Anna', from: opening });
  await sit(anna, 'Yellow', 'Ben');
  await server.deal(...diceIn(turns));
  await press(anna, startButton(anna));
  const watcher = await visit('about:blank', { ...laptop, speed: 'fast' });
  await watcher.addInitScript(() => {
    const word = { frames: Number.POSITIVE_INFINITY };
    Object.assign(window, { word });
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      public constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        this.addEventListener('message', () => {
          word.frames = 0;
        });
      }
    };
    const count = () => {
      word.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await watcher.goto(link);
  await expect(watcher.getByText('You are watching.')).toBeVisible();

  /** How many frames began between the last word from the server and the first change of the table. */
  const framesWaited = async (act: () => Promise<void>): Promise<number> => {
    await expect.poll(() => watcher.evaluate(() => document.getAnimations().length)).toBe(0);
    const waited = watcher.evaluate(() => {
      const { word } = window as unknown as { word: { frames: number } };
      word.frames = Number.POSITIVE_INFINITY;
      return new Promise<number>((resolve) => {
        const table = document.querySelector('main') ?? document.body;
        new MutationObserver(() => resolve(word.frames)).observe(table, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
    });
    await act();
    return waited;
  };
  for (const turn of turns) {
    expect(await framesWaited(() => press(anna, throwButton(anna))), 'a throw').toBe(0);
    expect(await framesWaited(() => useThrow(anna, turn, false)), 'a move').toBe(0);
  }
});

/** Counts what a page opens and lets sound, from its next load on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, sources: 0 };
    const opened: AudioContext[] = [];
    Object.assign(window, { heard, opened });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      public constructor() {
        super();
        heard.contexts += 1;
        opened.push(this);
      }
    };
    // oxlint-disable-next-line typescript/unbound-method
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function counted(...when) {
      heard.sources += 1;
      start.apply(this, when);
    };
  });
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { contexts: number; sources: number } }).heard);

const stateOfSound = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: readonly AudioContext[] }).opened[0]?.state);

test('nothing sounds before a gesture; then a throw is heard, also after a call and a silence, until the sound is off', async ({
  server,
  visit,
}) => {
  const turns = follow(position(opening), '5', '3 Y20>23');
  const page = await visit('/', { ...laptop, speed: 'fast' });
  await listen(page);
  await page.evaluate(() =>
    localStorage.setItem('ludo.settings', JSON.stringify({ speed: 'fast', sound: true })),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'With friends by link' })).toBeVisible();
  expect(await heard(page)).toEqual({ contexts: 0, sources: 0 });

  await makeTable(page, { name: 'Anna', from: opening });
  await sit(page, 'Yellow', 'Ben');
  await server.deal(...diceIn(turns));
  await press(page, startButton(page));
  await press(page, throwButton(page));
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(0);
  expect((await heard(page)).contexts).toBe(1);
  // No sound of the throw is still to come: it would wake what is stopped now.
  await expect(onlyMove(page)).toBeVisible();
  // As a device does when somebody rings: sound that it has stopped begins with the next press.
  await page.evaluate(async () => {
    await (window as unknown as { opened: readonly AudioContext[] }).opened[0]?.suspend();
  });
  expect(await stateOfSound(page)).toBe('suspended');
  await press(page, onlyMove(page));
  await expect.poll(() => stateOfSound(page)).toBe('running');
  await expect(page.getByTestId('turn')).toContainText('Ben (Yellow)');
  await expect(throwButton(page)).toBeVisible();
  // A device that plays silence uses up its battery.
  await expect.poll(() => stateOfSound(page), { timeout: 30_000 }).toBe('suspended');
  const { sources } = await heard(page);
  await press(page, throwButton(page));
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(sources);
  expect(await stateOfSound(page)).toBe('running');
  await expect(choices(page).first()).toBeVisible();
  await page.keyboard.press('s');
  const before = (await heard(page)).sources;
  await useThrow(page, turns[1]!, false);
  await expect(page.getByTestId('turn')).toContainText('Anna (Red)');
  expect((await heard(page)).sources).toBe(before);

  // A throw that is the first gesture of all opens the sound, and is heard itself, unless a busy device opens it too late.
  await page.keyboard.press('s');
  await expect(async () => {
    await page.reload();
    await expect(throwButton(page)).toBeVisible();
    await server.deal(4);
    await press(page, throwButton(page));
    const move = onlyMove(page).or(choices(page).first());
    await expect(move).toBeVisible();
    const { sources } = await heard(page);
    await press(page, move);
    expect(sources).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
});

test('a device whose sound is off opens none until it is on', async ({ visit }) => {
  const page = await visit('/', phone);
  await listen(page);
  await page.reload();
  await beginHere(page, { from: 'ludo 1-2- b.7.20.33/-/b.b.12.40/- R 5 -' });
  await press(page, choices(page).first());
  await expect(page.getByTestId('turn')).toContainText('Yellow');
  expect(await heard(page)).toEqual({ contexts: 0, sources: 0 });
  await page.keyboard.press('s');
  await expect.poll(() => stateOfSound(page)).toBe('running');
});

test('every event has a sound of its own: audible, not clipped, no two alike', async ({ visit }) => {
  const page = await visit('/');
  // Away from the game's page, which runs nothing but its own scripts.
  await page.goto('about:blank');
  await page.evaluate(await bundled('../../apps/web/src/sound/voices.ts', 'voices'));
  await page.evaluate(await bundled('../../apps/web/src/sound/score.ts', 'score'));
  const sounds = await page.evaluate(async () => {
    const { voices, score } = window as unknown as {
      voices: typeof voicesModule;
      score: typeof scoreModule;
    };
    const rendered: { sound: string; peak: number; loudness: number; samples: number[] }[] = [];
    for (const sound of score.SOUNDS) {
      const context = new OfflineAudioContext(1, 22_050 * 2.4, 22_050);
      voices.sing(context, context.destination, sound, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      const energy = samples.reduce((sum, each) => sum + each * each, 0);
      rendered.push({ sound, peak, loudness: Math.sqrt(energy), samples: [...samples] });
    }
    return rendered.map(({ samples, ...each }) => ({
      ...each,
      // How much of its energy is not in the sound that is most like it, 0 to 2.
      nearest: Math.min(
        ...rendered
          .filter(({ sound }) => sound !== each.sound)
          .map((other) => {
            const dot = other.samples.reduce((sum, value, nth) => sum + value * (samples[nth] ?? 0), 0);
            return 2 - (2 * dot) / (other.loudness * each.loudness);
          }),
      ),
    }));
  });
  expect(sounds.length).toBeGreaterThan(20);
  for (const { sound, peak, loudness, nearest } of sounds) {
    expect.soft(peak, `${sound} is not clipped`).toBeLessThan(0.95);
    expect.soft(peak, `${sound} can be heard`).toBeGreaterThan(0.02);
    expect.soft(loudness, `${sound} lasts`).toBeGreaterThan(0.5);
    expect.soft(nearest, `${sound} is like no other`).toBeGreaterThan(0.05);
  }
});

/** A module as a script that puts its exports into a global of this name. */
async function bundled(path: string, name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(path, import.meta.url)), formats: ['iife'], name },
    },
  });
  const [first] = [made].flat();
  const chunk = (first as Rolldown.RolldownOutput | undefined)?.output[0];
  return `${chunk?.code ?? ''};window.${name} = ${name};`;
}

test('even on a busy device who begins is told, and when the last of the dice that decide it lie', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, speed: 'fast' });
  await page.evaluate(() => {
    const told: { rolling: number; rows: number }[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const words = document.querySelector('.roll-off p');
      if (words === null || getComputedStyle(words).visibility === 'hidden') return;
      const dice = [...document.querySelectorAll('.roll-off .die')];
      // A die lies for the last fifth of its time.
      const rolls = ({ effect }: Animation) => (effect?.getComputedTiming().progress ?? 1) < 0.78;
      const rolling = dice.filter((die) => die.getAnimations().some(rolls));
      told.push({ rolling: rolling.length, rows: document.querySelectorAll('.roll-off-dice').length });
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await beginHere(page, {});
  await expect(throwButton(page)).toBeEnabled({ timeout: 20_000 });
  const told = await page.evaluate(
    () => (window as unknown as { told: readonly { rolling: number; rows: number }[] }).told,
  );
  expect(told.length, 'it was told').toBeGreaterThan(0);
  expect(told.map(({ rolling }) => rolling).filter((rolling) => rolling > 0)).toEqual([]);
  expect(told[0]?.rows, 'of every colour').toBeGreaterThanOrEqual(2);
});

const shadowOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => getComputedStyle(element).boxShadow);

test('what is pressed looks pressed from the touch on, and no more once the finger scrolls', async ({
  visit,
}) => {
  const page = await visit('/', phone);
  const link = page.getByRole('link', { name: 'Around this screen' });
  const box = await link.boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  const tools = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const plain = await shadowOf(link);

  await touch('touchStart', { x, y });
  await expect.poll(() => shadowOf(link)).not.toBe(plain);
  const rests = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  );
  for (const by of [20, 60, 120]) await touch('touchMove', { x, y: y - by });
  await expect.poll(() => shadowOf(link)).toBe(plain);
  await touch('touchEnd');
  await expect(page, 'whoever scrolls has pressed nothing').toHaveURL(/\/$/);

  await rests;
  await page.evaluate(() => scrollTo(0, 0));
  expect(await link.boundingBox()).toEqual(box);
  // Beneath a pointer it looks raised, and pressed all the same, also when it takes the focus from something else.
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.mouse.move(x, y);
  await page.mouse.down();
  expect(await shadowOf(link)).not.toBe(plain);
  await page.mouse.move(0, 0);
  await page.mouse.up();

  await touch('touchStart', { x, y });
  await touch('touchEnd');
  await expect(page).toHaveURL(/\/here$/);
});

/**
 * Looks at every kind of thing in the window that can be pressed as if a finger were on it, those that were `judged` before left
 * out. Returns what looks no otherwise, or has the page laid out anew.
 */
async function badlyPressed(page: Page, judged: Set<string>): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  const layouts = async (): Promise<number> => {
    await page.evaluate(() => document.body.getBoundingClientRect());
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const found = await page.evaluate(
    (known) => {
      const inside = document.querySelector('dialog[open]') ?? document.body;
      const pressable = inside.querySelectorAll(
        'button:not([aria-disabled="true"], :disabled), a[href]:not(.skip), summary, label:has([type="radio"], [type="checkbox"])',
      );
      const kinds = new Map<string, { x: number; y: number; width: number; height: number }>();
      for (const element of pressable) {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width === 0 || y < 0 || y + height > innerHeight || !element.checkVisibility()) continue;
        const around = element.parentElement;
        const kind = `${element.tagName} ${element.className} in ${around?.tagName} ${around?.className}`;
        if (known.includes(kind) || kinds.has(kind)) continue;
        kinds.set(kind, { x, y, width, height });
        element.setAttribute('data-finger', kind);
      }
      return [...kinds];
    },
    [...judged],
  );
  for (const [kind] of found) judged.add(kind);
  const press = (isPressed: boolean, kind?: string): Promise<void> =>
    page.evaluate(
      ([pressed, only]) => {
        for (const element of document.querySelectorAll('[data-finger]'))
          if (only === undefined || element.getAttribute('data-finger') === only)
            element.toggleAttribute('data-pressed', pressed);
      },
      [isPressed, kind] as const,
    );
  const laysOut = async (kind?: string): Promise<boolean> => {
    const before = await layouts();
    await press(true, kind);
    return (await layouts()) > before;
  };
  const plain = await page.screenshot({ scale: 'css' });
  const isLaidOut = await laysOut();
  const pressed = await page.screenshot({ scale: 'css' });
  await press(false);
  const bad: string[] = [];
  for (const [kind] of isLaidOut ? found : []) {
    if (await laysOut(kind)) bad.push(`laid out: ${kind}`);
    await press(false, kind);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-finger]')) element.removeAttribute('data-finger');
  });
  if (isLaidOut && bad.length === 0) bad.push('laid out: all of them together');
  const unchanged = await page.evaluate(
    async ({ pictures, places }) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (each) => each.codePointAt(0) ?? 0);
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          pen?.drawImage(bitmap, 0, 0);
          return pen;
        }),
      );
      const pixels = (pen: typeof one, { x, y, width, height }: (typeof places)[number][1]) =>
        pen?.getImageData(x, y, width, height).data.join() ?? '';
      return places.filter(([, box]) => pixels(one, box) === pixels(other, box)).map(([kind]) => kind);
    },
    { pictures: [plain, pressed].map((picture) => picture.toString('base64')), places: found },
  );
  return [...bad, ...unchanged.map((kind) => `looks the same: ${kind}`)];
}

test('whatever can be pressed looks pressed, and nothing is laid out for it', async ({ visit }) => {
  // So high that nothing has to be scrolled to.
  const page = await visit('/', { ...phone, viewport: { width: 390, height: 3000 } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is dark looks pressed by the same shadow as what is light; with high contrast there are no shadows.
  const themes = ['light', 'contrast'] as const;
  const judged = { light: new Set<string>(), contrast: new Set<string>() };
  const look = async (where: string): Promise<void> => {
    for (const theme of themes) {
      await dress(page, { theme });
      expect.soft(await badlyPressed(page, judged[theme]), `${where}, ${theme}`).toEqual([]);
    }
  };
  // They come one by one.
  await expect(page.locator('.shelf-picture').nth(ruleSets.length - 1)).toBeAttached();
  await expect(page.locator('.shelf-picture:not(:has(svg))')).toHaveCount(0);
  await look('the first page');
  await page.getByRole('link', { name: 'Around this screen' }).click();
  await writePosition(page, 'ludo 1-2- b.7.20.33/-/b.b.12.40/- R 6 -');
  await look('where a game is made');
  await startButton(page).click();
  await expect(choices(page).first()).toBeVisible();
  await look('choices');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await look('the settings');
  for (const theme of themes) expect(judged[theme].size, 'kinds of things to press').toBeGreaterThan(15);
});

/** From now on, also on the pages that follow, notes how much of every movement was still to come when it was ended. */
async function watchCuts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const cut: number[] = [];
    Object.assign(window, { cut });
    const own = Object.getOwnPropertyDescriptor(Animation.prototype, 'cancel')?.value as () => void;
    Animation.prototype.cancel = function (this: Animation) {
      const { effect, currentTime, playState } = this;
      // What a script is told of the time is that of the last frame.
      const since = performance.now() - Number(document.timeline.currentTime);
      const rest = Number(effect?.getComputedTiming().endTime) - Number(currentTime) - since;
      cut.push(playState === 'running' ? rest : 0);
      own.call(this);
    };
  });
}

/** Milliseconds that were missing of each movement so far. */
const cutsOn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { cut: number[] }).cut);

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Milliseconds. */
const FRAME = 1000 / 60;
/** A frame takes tens of them on a slow phone, and the last of a scene's several movements ends with the scene. */
const UNSEEN = 100;

test('on a slow phone pieces and dice are seen to the end of their way', async ({ visit }) => {
  const page = await visit('/', { ...phone, speed: 'fast' });
  await watchCuts(page);
  await page.reload();
  await beginHere(page, { from: 'ludo 1-2- 10.40.h.h/-/b.11.h.h/- R ? -' });
  await slowDown(page);
  for (let turn = 0; turn < 2; turn++) {
    await press(page, throwButton(page));
    await press(page, onlyMove(page).or(choices(page)).first());
  }
  await expect(throwButton(page)).toBeEnabled();
  // Counted from when it was asked for, a whole flight of the dice was missing.
  expect(Math.max(...(await cutsOn(page))), 'milliseconds of a movement that were not seen').toBeLessThan(
    UNSEEN,
  );
});

test('on a slow phone the first of two steps, too, is seen to its end', async ({ visit }) => {
  const page = await visit('/', { ...phone, speed: 'fast' });
  await watchCuts(page);
  await page.reload();
  await beginHere(page, { from: 'uckers 1212 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R 53 -' });
  await slowDown(page);
  for (let step = 0; step < 2; step++) {
    const before = (await cutsOn(page)).length;
    await press(page, choices(page).first());
    const ended = async () => (await cutsOn(page)).length;
    await expect.poll(ended, 'the piece has hopped').toBeGreaterThan(before);
    await press(page, page.getByRole('button', { name: 'Take it back' }));
  }
  expect(Math.max(...(await cutsOn(page))), 'milliseconds of a movement that were not seen').toBeLessThan(
    FRAME,
  );
});
