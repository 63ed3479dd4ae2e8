/** Phrases and pictures always, free text where the table allows it. */
import { useId, useState, type FormEvent } from 'react';
import { reactions, sayings, type Phrase, type Words } from '@ludo/protocol';
import { readText, TEXT_UNITS, type RoomState } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';
import type { TalkDoor } from '../table/table.ts';
import { PICTURES } from './talk-words.tsx';

/** Why something was not said. */
type Mistake = keyof Catalogue['refusal'];

interface TalkSayProps {
  readonly room: RoomState;
  readonly door: TalkDoor;
}

export function TalkSay({ room, door }: TalkSayProps) {
  const text = useText();
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const say = async (words: Words): Promise<boolean> => {
    const said = await door.say(words);
    setMistake(said.ok ? null : said.error.code);
    return said.ok;
  };
  const isOwnAllowed = room.table.talk === 'text';
  const show = (phrase: Phrase) => () => void say({ phrase });
  return (
    <div className="talk-say">
      {isOwnAllowed && <OwnWords say={say} setMistake={setMistake} isWrong={mistake !== null} />}
      <p className="mistake" role="status">
        {mistake !== null && text.refusal[mistake]}
      </p>
      <ul className="talk-reactions" aria-label={text.talk.reactions}>
        {reactions.map((reaction) => (
          <li key={reaction}>
            <button
              type="button"
              className="talk-reaction"
              aria-label={text.talk.phrase[reaction]}
              title={text.talk.phrase[reaction]}
              onClick={show(reaction)}
            >
              {PICTURES[reaction]}
            </button>
          </li>
        ))}
      </ul>
      <ul className="talk-sayings" aria-label={text.talk.sayings}>
        {sayings.map((saying) => (
          <li key={saying}>
            <button type="button" className="small-button" onClick={show(saying)}>
              {text.talk.phrase[saying]}
            </button>
          </li>
        ))}
      </ul>
      {!isOwnAllowed && <p className="small">{text.refusal['text-not-allowed']}</p>}
    </div>
  );
}

interface OwnWordsProps {
  readonly say: (words: Words) => Promise<boolean>;
  readonly setMistake: (mistake: Mistake | null) => void;
  readonly isWrong: boolean;
}

/** Keeps the text until it has been said. */
function OwnWords({ say, setMistake, isWrong }: OwnWordsProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useId();
  const change = (words: string) => {
    setTyped(words);
    // Too long is told at once, other mistakes on submitting.
    const read = readText(words);
    setMistake(!read.ok && read.error === 'text-too-long' ? read.error : null);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const read = readText(typed);
    if (!read.ok) return setMistake(read.error);
    setSending(true);
    const isSaid = await say({ text: read.value });
    setSending(false);
    if (isSaid) setTyped((now) => (now === typed ? '' : now));
  };
  return (
    <form className="talk-form" onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>{text.talk.own}</label>
      <span className="talk-field">
        <input
          id={field}
          type="text"
          value={typed}
          maxLength={TEXT_UNITS}
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={isWrong}
          onChange={(event) => change(event.target.value)}
        />
        <button type="submit" className="small-button small-button-strong">
          {text.talk.send}
        </button>
      </span>
    </form>
  );
}
