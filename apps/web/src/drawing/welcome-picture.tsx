/** Fetched after the first page, which works without. */
import { ruleSets } from '@ludo/rules';
import { BoardPicture } from './board-picture.tsx';

/** Places by colour. */
const SCENE = [
  [-1, -1, 3, 40],
  [-1, -1, -1, 22],
  [-1, -1, 0, 64],
  [-1, -1, -1, 9],
] as const;

export function WelcomePicture() {
  const [first] = ruleSets;
  return first === undefined ? null : <BoardPicture board={first.board} game={first.id} pieces={SCENE} />;
}

/** Nothing for a game that is unknown here. */
export function GamePicture({ game }: { readonly game: string }) {
  const ruleSet = ruleSets.find(({ id }) => id === game);
  return ruleSet === undefined ? null : <BoardPicture board={ruleSet.board} game={ruleSet.id} />;
}
