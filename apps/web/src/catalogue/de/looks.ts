/** Deutsch: woraus Spielbretter sind. */
import type { BoardStyle } from '../../settings/settings.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'Holz', modern: 'Klar' };

export const looks = { board: 'Spielbrett', boards };
