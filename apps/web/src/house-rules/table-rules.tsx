/** Before the game, for whoever comes: by which rules it is played, and what of them differs from the standard. */
import type { RoomState } from '@ludo/room';
import { gameCalled } from '../telling/sentences.ts';
import { differencesIn, fewLines } from '../words/game-words.ts';
import { useText } from '../words/text.ts';
import '../styles/house-rules.css';

interface TableRulesProps {
  readonly room: RoomState;
  readonly onLook: () => void;
}

export function TableRules({ room, onLook }: TableRulesProps) {
  const text = useText();
  const { houseRules: words } = text;
  const lines = differencesIn(text, room.rules, room.start);
  if (lines.length === 0) return null;
  return (
    <div className="table-rules">
      <p>
        <strong>{gameCalled(text, room)}</strong>
      </p>
      <p>{words.differs}:</p>
      <ul>
        {fewLines(text, lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" className="small-button" onClick={onLook}>
        {words.look}
      </button>
    </div>
  );
}
