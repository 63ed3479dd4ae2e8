/** Says the whole position to people who cannot use the board. */
import { boardOf, squareNameOf } from '@ludo/rules';
import { ShapeSign } from '../drawing/parts.tsx';
import { colourName, whoFirst } from '../telling/sentences.ts';
import { findingsIn } from './findings.ts';
import { safety, type ReviewQuestion } from './lines.ts';

export function PositionTable({ asked }: { asked: ReviewQuestion }) {
  const { text, words, room, position } = asked;
  const board = boardOf(position);
  const { stands } = findingsIn(room, position);
  return position.pieces.map((places, colour) => {
    if (places.length === 0) return null;
    const name = colourName(board, colour);
    return (
      <table key={name} className="review-table">
        <caption>
          <ShapeSign name={name} /> {whoFirst(text, room, colour)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.pieces}</th>
            <th scope="col">{words.columns.place}</th>
            <th scope="col">{words.columns.toGo}</th>
            <th scope="col">{words.columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {stands
            .filter((stand) => stand.colour === colour)
            .map((stand) => (
              <tr key={stand.place}>
                <td data-column={words.columns.pieces}>{stand.count}</td>
                <th scope="row">
                  {words.first(text.common.place(squareNameOf(board, colour, stand.place)))}
                </th>
                <td data-column={words.columns.toGo}>{stand.toGo ?? '–'}</td>
                <td>{words.first(text.common.commas(safety(asked, stand)))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    );
  });
}
