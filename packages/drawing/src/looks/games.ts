/** Written from the page's sheets by `WRITE_LOOKS=1 npm run unit -- looks`: change those. */
import type { TokenRule } from '../look.ts';

/** Of games. */
export const GAME_TOKENS: readonly TokenRule[] = [
  { where: { game: 'ludo' }, says: { '--game': 'var(--game-ludo)' } },
  { where: { game: 'jumbo' }, says: { '--game': 'var(--game-jumbo)' } },
  { where: { game: 'uckers' }, says: { '--game': 'var(--game-uckers)' } },
  { where: { game: 'uckers-navy' }, says: { '--game': 'var(--game-uckers-navy)' } },
  { where: { game: 'german' }, says: { '--game': 'var(--game-german)' } },
  { where: { game: 'indian' }, says: { '--game': 'var(--game-indian)' } },
  { where: { game: 'parchis' }, says: { '--game': 'var(--game-parchis)' } },
  {
    where: { style: 'wood', game: 'ludo' },
    says: { '--frame-lit': '#8a5530', '--frame-deep': '#5d3519', '--trim': '#e2b969' },
  },
  {
    where: { style: 'wood', game: 'jumbo' },
    says: { '--frame-lit': '#3f7d57', '--frame-deep': '#1f4a32', '--trim': '#f3dfae' },
  },
  {
    where: { style: 'wood', game: 'uckers' },
    says: { '--frame-lit': '#8a3324', '--frame-deep': '#541609', '--trim': '#e2b969' },
  },
  {
    where: { style: 'wood', game: 'uckers-navy' },
    says: { '--frame-lit': '#2b5285', '--frame-deep': '#132c50', '--trim': '#e8c87e' },
  },
  {
    where: { style: 'wood', game: 'german' },
    says: { '--frame-lit': '#c59a5c', '--frame-deep': '#8f6731', '--trim': '#4a2a10' },
  },
  {
    where: { style: 'wood', game: 'indian' },
    says: { '--frame-lit': '#1f7f8c', '--frame-deep': '#0b4751', '--trim': '#ffc561' },
  },
  {
    where: { style: 'wood', game: 'parchis' },
    says: { '--frame-lit': '#6a4a9c', '--frame-deep': '#3d2866', '--trim': '#f2c14e' },
  },
  {
    where: { style: 'modern', game: '*' },
    says: { '--frame-lit': 'var(--game)', '--frame-deep': 'var(--game)' },
  },
  {
    where: { palette: 'dark', style: 'modern', game: '*' },
    says: {
      '--frame-lit': 'color-mix(in srgb, var(--game) 48%, #000)',
      '--frame-deep': 'color-mix(in srgb, var(--game) 34%, #000)',
    },
  },
  {
    where: { palette: 'contrast-light', game: '*' },
    says: { '--frame-lit': '#000000', '--frame-deep': '#000000', '--trim': 'var(--game)' },
  },
  {
    where: { palette: 'contrast-dark', game: '*' },
    says: { '--frame-lit': '#ffffff', '--frame-deep': '#ffffff', '--trim': 'var(--game)' },
  },
];
