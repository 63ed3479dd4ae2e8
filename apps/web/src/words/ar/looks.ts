import type { BoardStyle } from '@ludo/drawing/materials';
import type { Catalogue } from '../catalogue.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'خشب', modern: 'بسيط' };

export const looks: Catalogue['looks'] = { board: 'اللوح', boards };
