import type { BoardStyle } from '@ludo/drawing/materials';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Holz', modern: 'Klar' };

export const looks = { board: 'Spielbrett', boards };
