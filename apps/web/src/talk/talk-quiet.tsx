import type { RoomState } from '@ludo/room';
import { useStore } from 'zustand';
import { speakerName } from '../telling/talk-line.ts';
import { useSettings } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';
import { useSession, useShown } from '../play/session.ts';
import { Switch } from '../kit/switch.tsx';
import { mute, speakersIn } from '../table/talk-hearing.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';

export function TalkQuiet({ room }: { room: RoomState }) {
  const text = useText();
  const { act, hearing } = useSession();
  const talk = useShown((shown) => shown.view.talk);
  const me = useShown((shown) => shown.view.person);
  const { muted, hidesWatchers } = useStore(hearing);
  const { settings, change } = useSettings();
  return (
    <>
      {room.host === me && (
        <Switch
          label={text.talk.allow}
          isOn={room.table.talk === 'text'}
          onChange={(isOn) => void act({ do: 'talk', talk: isOn ? 'text' : 'phrases' })}
        />
      )}
      <details className="advanced talk-quiet" onToggle={bringUnfoldedIntoSight}>
        <summary>{text.talk.quiet}</summary>
        {speakersIn(talk, me).map((by) => (
          <Switch
            key={by.person}
            label={text.talk.mute(speakerName(text, room, by))}
            isOn={muted.includes(by.person)}
            onChange={(isMuted) => hearing.setState((before) => mute(before, by.person, isMuted))}
          />
        ))}
        <Switch
          label={text.talk.hideWatchers}
          isOn={hidesWatchers}
          onChange={(hides) => hearing.setState({ hidesWatchers: hides })}
        />
        <Switch label={text.talk.aloud} isOn={settings.aloud} onChange={(aloud) => change({ aloud })} />
      </details>
    </>
  );
}
