import type { BoardStyle } from '@ludo/drawing/materials';
import type { Catalogue } from '../catalogue.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'लकड़ी', modern: 'सादा' };

export const looks: Catalogue['looks'] = { board: 'बोर्ड', boards };
