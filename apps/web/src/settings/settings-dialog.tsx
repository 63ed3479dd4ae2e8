import { useState } from 'react';
import { THEMES, useSettings, VOLUMES, wantsStillness } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';
import { SPEEDS } from '../preferences/tempo.ts';
import { BoardStyleField } from './board-style-field.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { KeyList } from './key-list.tsx';
import { LanguageFields } from './language-fields.tsx';
import { MessWordsField } from './mess-words-field.tsx';
import { Question } from '../kit/question.tsx';
import { Switch } from '../kit/switch.tsx';
import { TurnCallsSwitch } from './turn-calls-switch.tsx';

const LOUDNESSES = ['off', ...VOLUMES] as const;

interface SettingsDialogProps {
  readonly isAtKeys?: boolean;
  readonly onClose: () => void;
  /** Null: the game cannot be ended. */
  readonly onEnd: (() => void) | null;
  /** Null: this person need not ask, or may not. */
  readonly onAskToEnd?: (() => void) | null;
  /** For good; null: this person may not. */
  readonly onCloseTable: (() => void) | null;
  /** Null: there is no server to ask. */
  readonly onTelevision?: (() => void) | null;
  /** Null also during a pause: the button to go on is beside the turn. */
  readonly onPause: (() => void) | null;
}

function intoView(head: HTMLElement | null): void {
  head?.scrollIntoView({ block: 'start' });
  head?.focus({ preventScroll: true });
}

export function SettingsDialog({
  isAtKeys = false,
  onClose,
  onEnd,
  onAskToEnd = null,
  onCloseTable,
  onTelevision = null,
  onPause,
}: SettingsDialogProps) {
  const text = useText();
  const { settings, change } = useSettings();
  const { settings: words } = text;
  const isReduced = wantsStillness();
  const isAtTable = [onTelevision, onPause, onEnd, onAskToEnd, onCloseTable].some((deed) => deed !== null);
  const [asked, ask] = useState<'end' | 'close' | null>(null);
  return (
    <>
      <Dialog title={words.title} close={words.close} onClose={onClose} isLong>
        <div className="settings">
          <LanguageFields />
          {isAtTable && <h3>{words.thisTable}</h3>}
          {onTelevision !== null && (
            <button type="button" className="button" onClick={onTelevision}>
              {text.television.title}
            </button>
          )}
          {onPause !== null && (
            <button type="button" className="button" onClick={onPause}>
              {words.pause}
            </button>
          )}
          {onEnd !== null && (
            <button type="button" className="button" onClick={() => ask('end')}>
              {words.endGame}
            </button>
          )}
          {onAskToEnd !== null && (
            <button type="button" className="button" onClick={onAskToEnd}>
              {text.asking.askToEnd}
            </button>
          )}
          {onCloseTable !== null && (
            <button type="button" className="button" onClick={() => ask('close')}>
              {words.closeTable}
            </button>
          )}
          {isAtTable && <h3>{words.thisDevice}</h3>}
          <Options
            label={words.theme}
            value={settings.theme}
            options={THEMES.map((theme) => [theme, words.themes[theme]] as const)}
            onChange={(theme) => change({ theme })}
          />
          <BoardStyleField />
          <Switch
            label={words.ownBelow}
            isOn={settings.ownBelow}
            onChange={(ownBelow) => change({ ownBelow })}
          />
          <Switch
            label={words.turnsToPlayer}
            isOn={settings.turnsToPlayer}
            onChange={(turnsToPlayer) => change({ turnsToPlayer })}
          />
          <Switch
            label={words.allNumbers}
            isOn={settings.allNumbers}
            onChange={(allNumbers) => change({ allNumbers })}
          />
          <MessWordsField />
          <Options
            label={words.speed}
            value={settings.speed}
            options={SPEEDS.map((speed) => [speed, words.speeds[speed]] as const)}
            onChange={(speed) => change({ speed })}
          />
          {isReduced && <p>{words.reduced}</p>}
          <Options
            label={words.sound}
            value={settings.sound ? settings.volume : 'off'}
            options={LOUDNESSES.map((each) => [each, text.motion.loudness[each]] as const)}
            onChange={(each) => change(each === 'off' ? { sound: false } : { sound: true, volume: each })}
          />
          <Switch
            label={text.motion.vibration}
            isOn={settings.vibration}
            onChange={(vibration) => change({ vibration })}
          />
          <TurnCallsSwitch />
          <Switch label={words.throws} isOn={settings.throws} onChange={(throws) => change({ throws })} />
          <Switch label={words.forced} isOn={settings.forced} onChange={(forced) => change({ forced })} />
          <h3 ref={isAtKeys ? intoView : null} tabIndex={-1}>
            {words.keys}
          </h3>
          <KeyList />
        </div>
      </Dialog>
      {asked === 'end' && onEnd !== null && (
        <Question
          title={words.endGame}
          sentence={words.endGameSure}
          safe={text.questions.keepPlaying}
          deed={text.questions.endGame}
          onDeed={onEnd}
          onClose={() => ask(null)}
        />
      )}
      {asked === 'close' && onCloseTable !== null && (
        <Question
          title={words.closeTable}
          sentence={words.closeTableSure}
          safe={text.questions.keepTable}
          deed={text.questions.closeTable}
          onDeed={onCloseTable}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

interface OptionsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

function Options<T extends string>({ label, value, options, onChange }: OptionsProps<T>) {
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={label} checked={option === value} onChange={() => onChange(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
