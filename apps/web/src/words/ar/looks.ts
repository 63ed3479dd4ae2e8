import type { BoardStyle } from '@ludo/drawing/materials';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'خشب', modern: 'بسيط' };

export const looks = { board: 'اللوح', boards };
