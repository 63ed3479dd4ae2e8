/** What each has won at this table, between two games. */
import type { RoomState } from '@ludo/room';
import { matchWinners, standings } from '@ludo/room';
import { pictureInScore } from '../telling/pictures.ts';
import { talliedAs } from '../telling/score.ts';
import { useText } from '../words/text.ts';

export function Score({ room }: { readonly room: RoomState }) {
  const text = useText();
  const { columns } = text.score;
  const { tally, table } = room;
  const isMatch = table.bestOf > 0;
  // After a single game the table above says it all.
  if (tally.length === 0 || (!isMatch && tally.every(({ games }) => games < 2))) return null;
  const hasEights = tally.some(({ eights }) => eights > 0);
  const hasPoints = table.points !== 'wins';
  return (
    <section className="score" aria-labelledby="score-title">
      <h3 id="score-title">{text.score.title}</h3>
      {isMatch && <p>{text.score.matchOf(table.bestOf, Math.ceil(table.bestOf / 2))}</p>}
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{columns.player}</th>
            {hasPoints && <th scope="col">{columns.points}</th>}
            <th scope="col">{columns.wins}</th>
            {hasEights && <th scope="col">{columns.eights}</th>}
          </tr>
        </thead>
        <tbody>
          {standings(tally).map((entry) => {
            const picture = pictureInScore(room, entry);
            return (
              <tr key={entry.who} className={entry.rank === 1 ? 'ranked-first' : undefined}>
                <th scope="row">
                  {picture !== null && <span aria-hidden="true">{picture} </span>}
                  {talliedAs(text, room, entry)}
                </th>
                {hasPoints && <td>{entry.points}</td>}
                <td>{entry.wins}</td>
                {hasEights && <td>{entry.eights}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {matchWinners(room).length > 0 && <p>{text.score.nextMatch}</p>}
    </section>
  );
}
