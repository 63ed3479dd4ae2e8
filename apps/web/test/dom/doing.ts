// What people do on a page: press, write, and use keys. Each waits until the page has drawn the immediate result.
import { act } from 'react';
import { isThere, nameOf } from './seeing.ts';

/** A press by finger, mouse or screen reader, on a control that is there and can be pressed. */
export async function press(control: Element): Promise<void> {
  if (!control.isConnected || !isThere(control))
    throw new Error(`nobody can press ${nameOf(control)}: it is not there`);
  if (control instanceof HTMLButtonElement && control.disabled)
    throw new Error(`${nameOf(control)} is disabled`);
  await act(async () => {
    control.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    if (control instanceof HTMLElement || control instanceof SVGElement) control.focus();
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
    await Promise.resolve();
  });
}

/** Replaces the text of a field. */
export async function write(field: Element, words: string): Promise<void> {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || !isThere(field)) throw new Error('this is no field to write into');
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  await act(async () => {
    field.focus();
    // React remembers its own value: the browser's setter announces another.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });
}

/** A key where the focus is, with the browser's default action. */
export async function pressKey(key: string): Promise<void> {
  await act(async () => {
    const target = document.activeElement ?? document.body;
    const isWanted = target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    if (isWanted) byItself(target, key);
    await Promise.resolve();
  });
}

function byItself(target: Element, key: string): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (key === 'Escape') dialog?.close();
  const isPress = (key === 'Enter' || key === ' ') && target.matches('button, summary, a[href]');
  if (isPress) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
  if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
}

/** An event from elsewhere: a row, a lost connection. */
export async function happen(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await Promise.resolve();
  });
}

/** Milliseconds after which something counts as missing: a language is fetched slowly while all tests run. */
const PATIENCE = 15_000;

/** Waits for what a page fetches or renders later. */
export async function until(claim: () => void): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      claim();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await act(() => new Promise((resolve) => setTimeout(resolve, 4)));
    }
  }
}

/** Waits until it can be pressed: where something new stands, whoever was just pressing there reads first. */
export const ready = (control: Element): Promise<void> =>
  until(() => {
    if (control.getAttribute('aria-disabled') === 'true') throw new Error(`${nameOf(control)} is not ready`);
  });

/** In CSS pixels. The pages of the next test are as large as ever. */
export function resizeWindow(size: { readonly width: number; readonly height: number }): void {
  const browser = Reflect.get(window, 'happyDOM') as { setViewport: (of: typeof size) => void };
  browser.setViewport(size);
}
