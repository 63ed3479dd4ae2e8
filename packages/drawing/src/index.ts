/** A still board from board data, as a tree of SVG elements. Pure: no page, no clock, no storage. */
export { homeOf, layoutFor, layoutOf, pointOf, turnsToBottom, wayBetween, type Layout } from './layout.ts';
export type { Point } from './point.ts';
export { arrange, ringOf, standKey, type PlacedPiece, type DrawnStand } from './arrangement.ts';
export { pieceAt, piecesAfter, trackedPieces, piecesShowing, type TrackedPiece } from './tracked-pieces.ts';
export { drawBoard } from './board.ts';
export { drawPiece } from './piece.ts';
export { drawBlock, drawPlates } from './blocks.ts';
export { drawSafety, smallMarkAt } from './safe-marks.ts';
export { openStacks } from './open-stacks.ts';
export { drawTeamSigns } from './team-signs.ts';
export { drawChallenges, type ChallengeMark } from './challenge-marks.ts';
export { drawActiveBase, drawLabels, nameBoxes, type BaseName, type Box } from './labels.ts';
export { DIE, faceOf } from './die.ts';
export { drawEmblem } from './emblem.ts';
export { drawShape, drawSign } from './shapes.ts';
