/** English: what boards are made of. */
import type { BoardStyle } from '../../preferences/settings.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Wood', modern: 'Clear' };

export const looks = { board: 'Board', boards };
