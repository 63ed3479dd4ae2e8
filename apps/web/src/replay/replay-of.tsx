/** One game that has been read. */
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { printRecord, roomBefore } from '@ludo/room/record';
import { Emblem } from '../drawing/parts.tsx';
import { KeepGame } from '../ending/keep-game.tsx';
import { KeepPicture } from '../picture/keep-picture.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { useStaysOpen, type SettingsState } from '../frame/stays-open.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import { useMainFocus } from '../kit/main-focus.ts';
import { SkipLink } from '../kit/skip-link.tsx';
import { VoiceRegion } from '../kit/voice-region.tsx';
import { Party } from '../ending/party.tsx';
import { usePageTitle } from '../kit/page-title.ts';
import { useSession, useShown } from '../play/session.ts';
import { TableHost } from '../table-host/table-host.tsx';
import type { TableScreenProps } from '../table-host/table-host.tsx';
import { gameName, gameOf } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import type { ReplayWords } from '../words/catalogue.ts';
import { calledByColours, withoutNames } from './records/nameless.ts';
import type { ReadGame } from './records/read-game.ts';
import { PlayOn } from './play-on.tsx';
import { ReplayContext, useReplay } from './replay-context.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { openReplayTable } from './replay-table.ts';
import { useReplaySpeed } from './speed.ts';

interface ReplayOfProps {
  readonly game: ReadGame;
  readonly words: ReplayWords;
  /** Null: no link leads to it. */
  readonly path: string | null;
}

export function ReplayOf({ game, words, path }: ReplayOfProps) {
  const text = useText();
  const kept = useRef(0);
  const table = useMemo(() => {
    const { record, deeds } = calledByColours(game.record, game.deeds, text);
    return openReplayTable({
      before: roomBefore(record),
      deeds,
      person: null,
      connection: { state: 'local' },
      record: (hasNames) => Promise.resolve(hasNames ? game.text : printRecord(withoutNames(game.record))),
      path,
    });
  }, [game, text, path]);
  // In another language the same moment is shown.
  useEffect(() => {
    table.goTo(kept.current);
    return () => {
      kept.current = table.at();
    };
  }, [table]);
  const [speed, setSpeed, tempo] = useReplaySpeed();
  const replay = useMemo(
    () => ({ table, words, game, speed, setSpeed }),
    [table, words, game, speed, setSpeed],
  );
  return (
    <ReplayContext value={replay}>
      <TableHost table={table} screen={Screen} tempo={tempo} />
    </ReplayContext>
  );
}

function Screen({ notice, rule, guide }: TableScreenProps) {
  const { words } = useReplay();
  const text = useText();
  const { showRule } = useSession();
  const rules = useShown((shown) => shown.room?.rules ?? '');
  const [settings, setSettings] = useStaysOpen<SettingsState>('settings', 'closed');
  const area = useRef<HTMLElement>(null);
  useMainFocus(area, rules !== '');
  const game = gameName(text, rules);
  usePageTitle(words.titleOf(game));
  return (
    <div className={`page page-table page-replay game-${gameOf(rules)}`}>
      <SkipLink to={area} />
      <VoiceRegion />
      <TopBar
        title={words.titleOf(game)}
        sign={<Emblem game={gameOf(rules)} />}
        onRules={() => showRule('')}
        onSettings={() => setSettings('open')}
      />
      <main id="table" ref={area} className="replay-main" tabIndex={-1}>
        <ReplayScreen notice={notice} rule={rule} guide={guide} isInDialog={false} further={<Further />} />
      </main>
      <Party />
      {settings !== 'closed' && (
        <SettingsDialog
          isAtKeys={settings === 'at-keys'}
          onClose={() => setSettings('closed')}
          onEnd={null}
          onCloseTable={null}
          onPause={null}
        />
      )}
    </div>
  );
}

function Further() {
  const { words, game } = useReplay();
  const room = useShown((shown) => shown.room);
  return (
    <>
      <PlayOn />
      {game !== null && <DiceChecked game={game} />}
      <KeepGame />
      {room !== null && <KeepPicture room={room} />}
      <p>
        <Link className="button" href="/replay">
          {words.read.another}
        </Link>
      </p>
    </>
  );
}

function DiceChecked({ game: { throws, right, restored } }: { readonly game: ReadGame }) {
  const { words } = useReplay();
  return (
    <details className="replay-fold" onToggle={bringUnfoldedIntoSight}>
      <summary>{words.dice.title}</summary>
      <p>
        {right === 0
          ? words.dice.unchecked
          : right === throws
            ? words.dice.right(throws)
            : words.dice.partly(right, throws)}
      </p>
      {restored.length > 0 && <p>{words.dice.restored}</p>}
    </details>
  );
}
