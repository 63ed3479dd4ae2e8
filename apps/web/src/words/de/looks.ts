import type { BoardStyle } from '@ludo/drawing/materials';
import type { Catalogue } from '../catalogue.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Holz', modern: 'Klar' };

export const looks: Catalogue['looks'] = { board: 'Spielbrett', boards };
