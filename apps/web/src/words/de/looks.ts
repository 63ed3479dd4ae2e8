/** Deutsch: woraus Spielbretter sind. */
import type { BoardStyle } from '../../preferences/settings.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Holz', modern: 'Klar' };

export const looks = { board: 'Spielbrett', boards };
