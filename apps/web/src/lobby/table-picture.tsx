/** A table of the list as it stands, small. Fetched apart, because it brings the rules along. */
import type { PublicTable } from '@ludo/protocol';
import { BASE, parsePosition, PIECES_PER_COLOUR, ruleSetOf } from '@ludo/rules';
import { BoardPicture } from '../drawing/board-picture.tsx';

/** Nothing for rules that this version does not know. */
export function TablePicture({ table }: { readonly table: PublicTable }) {
  const ruleSet = ruleSetOf(table.rules);
  if (!ruleSet.ok) return null;
  const { board, id } = ruleSet.value;
  return <BoardPicture board={board} game={id} rules={table.rules} pieces={piecesOf(table)} />;
}

/** In base before the first game. */
function piecesOf({ position, seats }: PublicTable): readonly (readonly number[])[] {
  const stands = position === undefined ? null : parsePosition(position);
  if (stands?.ok === true) return stands.value.pieces;
  const colours = seats.flatMap((seat) => seat.colours);
  return [0, 1, 2, 3].map((colour) =>
    colours.includes(colour) ? Array<number>(PIECES_PER_COLOUR).fill(BASE) : [],
  );
}
