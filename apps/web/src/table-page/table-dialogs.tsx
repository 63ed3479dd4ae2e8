import { memo, useState } from 'react';
import { mayEnd as mayEndIn, type RoomState } from '@ludo/room';
import { RulesDialog } from '../book/rules-dialog.tsx';
import type { SettingsState } from '../frame/stays-open.ts';
import { TelevisionDialog } from '../seats/television-dialog.tsx';
import { mayAskToEnd, useSession, useShown } from '../play/session.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';

interface TableDialogsProps {
  readonly room: RoomState | null;
  /** Null: none; '': the whole card. */
  readonly rule: string | null;
  readonly isInLesson: boolean;
  readonly settings: SettingsState;
  readonly onCloseSettings: () => void;
}

export const TableDialogs = memo(function TableDialogs(props: TableDialogsProps) {
  const { room, rule, isInLesson, settings, onCloseSettings } = props;
  const { act, wish, table, showRule } = useSession();
  const person = useShown((shown) => shown.view.person);
  const [isSending, send] = useState(false);
  const isPlaying = room?.phase === 'playing';
  const isHost = table.kind === 'remote' && person !== null && room?.host === person;
  const mayPause = isHost && isPlaying && room.pausedAt === null;
  const mayClose = isHost && !room.isClosed;
  const mayEnd = isPlaying && person !== null && mayEndIn(room, person);
  const mayAsk = useShown(mayAskToEnd);
  const askToEnd = (): void => {
    onCloseSettings();
    void wish({ do: 'end' });
  };
  const onTelevision = (): void => {
    onCloseSettings();
    send(true);
  };
  const deed = (what: 'end' | 'close' | 'pause') => () => void act({ do: what }).then(onCloseSettings);
  return (
    <>
      {room !== null && rule !== null && (
        <RulesDialog
          rules={room.rules}
          rulesName={room.rulesName}
          seats={room.seats}
          start={room.start}
          clause={rule}
          lesson={isInLesson ? null : table.kind === 'remote' ? 'beside' : 'here'}
          onClose={() => showRule(null)}
        />
      )}
      {settings !== 'closed' && (
        <SettingsDialog
          isAtKeys={settings === 'at-keys'}
          onClose={onCloseSettings}
          onEnd={mayEnd ? deed('end') : null}
          onAskToEnd={mayAsk ? askToEnd : null}
          onCloseTable={mayClose ? deed('close') : null}
          onTelevision={table.television !== null && room !== null ? onTelevision : null}
          onPause={mayPause ? deed('pause') : null}
        />
      )}
      {isSending && <TelevisionDialog onClose={() => send(false)} />}
    </>
  );
});
