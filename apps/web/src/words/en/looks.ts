/** What boards are made of. */
import type { BoardStyle } from '@ludo/drawing/materials';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Wood', modern: 'Clear' };

export const looks = { board: 'Board', boards };
