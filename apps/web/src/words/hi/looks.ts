import type { BoardStyle } from '@ludo/drawing/materials';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'लकड़ी', modern: 'सादा' };

export const looks = { board: 'बोर्ड', boards };
