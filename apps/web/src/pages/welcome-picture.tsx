/** A board for the first page; fetched after it, since nothing there needs it to work. */
import { boards } from '@ludo/rules';
import { BoardPicture } from '../board/drawing.tsx';
import { layoutFor } from '../board/layout.ts';

export function WelcomePicture() {
  const [board] = boards;
  return board === undefined ? null : <BoardPicture layout={layoutFor(board)} game="ludo" />;
}
