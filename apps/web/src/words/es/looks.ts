import type { BoardStyle } from '@ludo/drawing/materials';
import type { Catalogue } from '../catalogue.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Madera', modern: 'Sencillo' };

export const looks: Catalogue['looks'] = { board: 'Tablero', boards };
