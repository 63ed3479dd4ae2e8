/** Written from the page's sheets by `WRITE_LOOKS=1 npm run unit -- looks`: change those. */
import type { TokenRule } from '../look.ts';

/** Of players' colours. */
export const COLOUR_TOKENS: readonly TokenRule[] = [
  { where: { colour: 'red' }, says: { '--own': 'var(--red)', '--on-own': 'var(--on-red)' } },
  { where: { colour: 'green' }, says: { '--own': 'var(--green)', '--on-own': 'var(--on-green)' } },
  { where: { colour: 'yellow' }, says: { '--own': 'var(--yellow)', '--on-own': 'var(--on-yellow)' } },
  { where: { colour: 'blue' }, says: { '--own': 'var(--blue)', '--on-own': 'var(--on-blue)' } },
  { where: { colour: 'black' }, says: { '--own': 'var(--black)', '--on-own': 'var(--on-black)' } },
  {
    where: { colour: 'red' },
    says: {
      '--own-deep': 'color-mix(in srgb, var(--own) 58%, #000)',
      '--socket': 'color-mix(in srgb, var(--own) var(--socket-own), var(--socket-ground))',
      '--socket-line': 'color-mix(in srgb, var(--own) var(--socket-line-own), var(--socket-line-ground))',
      '--piece-mark': 'color-mix(in srgb, var(--own) var(--mark-own), var(--mark-ground))',
      '--square-own-line': 'color-mix(in srgb, var(--own) var(--own-line-own), var(--own-line-ground))',
    },
  },
  {
    where: { colour: 'green' },
    says: {
      '--own-deep': 'color-mix(in srgb, var(--own) 58%, #000)',
      '--socket': 'color-mix(in srgb, var(--own) var(--socket-own), var(--socket-ground))',
      '--socket-line': 'color-mix(in srgb, var(--own) var(--socket-line-own), var(--socket-line-ground))',
      '--piece-mark': 'color-mix(in srgb, var(--own) var(--mark-own), var(--mark-ground))',
      '--square-own-line': 'color-mix(in srgb, var(--own) var(--own-line-own), var(--own-line-ground))',
    },
  },
  {
    where: { colour: 'yellow' },
    says: {
      '--own-deep': 'color-mix(in srgb, var(--own) 58%, #000)',
      '--socket': 'color-mix(in srgb, var(--own) var(--socket-own), var(--socket-ground))',
      '--socket-line': 'color-mix(in srgb, var(--own) var(--socket-line-own), var(--socket-line-ground))',
      '--piece-mark': 'color-mix(in srgb, var(--own) var(--mark-own), var(--mark-ground))',
      '--square-own-line': 'color-mix(in srgb, var(--own) var(--own-line-own), var(--own-line-ground))',
    },
  },
  {
    where: { colour: 'blue' },
    says: {
      '--own-deep': 'color-mix(in srgb, var(--own) 58%, #000)',
      '--socket': 'color-mix(in srgb, var(--own) var(--socket-own), var(--socket-ground))',
      '--socket-line': 'color-mix(in srgb, var(--own) var(--socket-line-own), var(--socket-line-ground))',
      '--piece-mark': 'color-mix(in srgb, var(--own) var(--mark-own), var(--mark-ground))',
      '--square-own-line': 'color-mix(in srgb, var(--own) var(--own-line-own), var(--own-line-ground))',
    },
  },
  {
    where: { colour: 'black' },
    says: {
      '--own-deep': 'color-mix(in srgb, var(--own) 58%, #000)',
      '--socket': 'color-mix(in srgb, var(--own) var(--socket-own), var(--socket-ground))',
      '--socket-line': 'color-mix(in srgb, var(--own) var(--socket-line-own), var(--socket-line-ground))',
      '--piece-mark': 'color-mix(in srgb, var(--own) var(--mark-own), var(--mark-ground))',
      '--square-own-line': 'color-mix(in srgb, var(--own) var(--own-line-own), var(--own-line-ground))',
    },
  },
];
