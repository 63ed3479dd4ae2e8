/** A board for the first page; fetched after it, since nothing there needs it to work. */
import { boards } from '@ludo/rules';
import { BoardPicture } from './drawing.tsx';

/** A game in progress: by colour, the places of its pieces. */
const SCENE = [
  [-1, -1, 3, 40],
  [-1, -1, -1, 22],
  [-1, -1, 0, 64],
  [-1, -1, -1, 9],
] as const;

export function WelcomePicture() {
  const [board] = boards;
  return board === undefined ? null : <BoardPicture board={board} game="ludo" pieces={SCENE} />;
}
