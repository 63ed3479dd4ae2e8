/** A board for the first page; fetched after it, because the page works without. */
import { ruleSets } from '@ludo/rules';
import { BoardPicture } from './board-picture.tsx';

/** A game in progress: by colour, the places of its pieces. */
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
