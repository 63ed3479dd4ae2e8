/** العربية: ما صُنعت منه الألواح. */
const boards = { wood: 'خشب', modern: 'بسيط' };

export const looks = { board: 'اللوح', boards };
