import type { BoardStyle } from '@ludo/drawing/materials';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Madera', modern: 'Sencillo' };

export const looks = { board: 'Tablero', boards };
