/** العربية: ما صُنعت منه الألواح. */
import type { BoardStyle } from '../../settings/settings.ts';

const boards: Readonly<Record<BoardStyle, string>> = { wood: 'خشب', modern: 'بسيط' };

export const looks = { board: 'اللوح', boards };
