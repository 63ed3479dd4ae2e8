/** The record of the finished game, as a file, in the clipboard or sent. */
import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import { Link } from 'wouter';
import { gameName, gameOf } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { saveFile } from '../device/save-file.ts';
import { copyText } from '../kit/clipboard.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import { LinkField } from '../kit/link-field.tsx';
import { useReachable } from '../kit/reachable.ts';
import { Switch } from '../kit/switch.tsx';
import { keptIdOf } from '../table/records/keep-here.ts';
import { useSession, useShown } from '../play/session.ts';

export function KeepGame() {
  const { gameRecord: words } = useText();
  const [isOpen, setOpen] = useState(false);
  const unfold = (event: ToggleEvent<HTMLDetailsElement>): void => {
    setOpen(event.currentTarget.open);
    bringUnfoldedIntoSight(event);
  };
  return (
    <details className="keep-game" onToggle={unfold}>
      <summary>{words.title}</summary>
      {isOpen && <RecordButtons />}
    </details>
  );
}

function RecordButtons() {
  const { gameRecord: words } = useText();
  const { table } = useSession();
  const rules = useShown((shown) => shown.room?.rules ?? '');
  const game = useShown((shown) => shown.room?.game ?? 0);
  const [hasNames, setHasNames] = useState(true);
  const [told, setTold] = useState('');
  const [text, setText] = useState<string | null>(null);
  const path = table.replayPath();
  const copied = useRef<HTMLTextAreaElement>(null);
  const name = `${gameOf(rules)}-${game}.txt`;

  // Before a press: browsers let a page copy and share only in the press itself.
  useEffect(() => {
    let isGone = false;
    setText(null);
    void table.record(hasNames).then((record) => {
      if (isGone) return;
      setText(record);
      setTold(record === null ? words.failed : '');
    });
    return () => {
      isGone = true;
    };
  }, [table, hasNames, game, words.failed]);

  const save = (): void => {
    if (text !== null) saveFile(name, 'text/plain;charset=utf-8', text);
  };
  const copy = async (): Promise<void> => {
    if (text !== null) setTold((await copyText(text, copied.current)) ? words.copied : words.failed);
  };
  const share = (): void => {
    if (text === null) return;
    const files = [new File([text], name, { type: 'text/plain' })];
    // Whoever closes the sheet has not sent it.
    navigator.share({ files }).catch(() => undefined);
  };
  const isThere = text !== null;
  return (
    <>
      <p>{words.means}</p>
      <Switch isOn={!hasNames} onChange={(isWithout) => setHasNames(!isWithout)} label={words.withoutNames} />
      <div className="row">
        <button type="button" className="button" aria-disabled={!isThere} onClick={save}>
          {words.save}
        </button>
        <button type="button" className="button" aria-disabled={!isThere} onClick={() => void copy()}>
          {words.copy}
        </button>
        {canShareFiles() && (
          <button type="button" className="button" aria-disabled={!isThere} onClick={share}>
            {words.share}
          </button>
        )}
      </div>
      <p role="status">{told}</p>
      {path !== null && <GameLink path={path} />}
      {table.lastGame !== undefined && <KeptHere />}
      {table.kind !== 'replay' && (
        <p>
          <Link className="button" href="/replay">
            {words.another}
          </Link>
        </p>
      )}
      <textarea
        ref={copied}
        className="keep-copy"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={text ?? ''}
      />
    </>
  );
}

function GameLink({ path }: { readonly path: string }) {
  const text = useText();
  const rules = useShown((shown) => shown.room?.rules ?? '');
  const { link, reach } = useReachable(path);
  return (
    <section className="invite">
      <p>{text.gameRecord.link}</p>
      <LinkField
        link={link}
        reach={reach}
        name={text.gameRecord.linkName}
        shareText={gameName(text, rules)}
      />
    </section>
  );
}

/** Whether this device keeps the game of its screen. */
function KeptHere() {
  const { gameRecord: words } = useText();
  const { table } = useSession();
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    keptIdOf(table).then(
      (id) => {
        if (!isGone) setKept(id !== null);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [table]);
  return isKept === null ? null : <p className="small">{isKept ? words.keptHere : words.notKeptHere}</p>;
}

function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'game.txt', { type: 'text/plain' })] });
}
