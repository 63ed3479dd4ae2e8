/** Goes through a game: by buttons, by a bar, and by itself. */
import { forwardRef, useId } from 'react';
import type { ReplayWords } from '../words/catalogue.ts';
import type { Ways } from './looking.ts';
import type { Playing } from './playing.ts';
import { SPEEDS, useReplay } from './replay-context.ts';
import type { Mark } from './turns.ts';

const ICONS = {
  first: 'M6 5v14M18 5 9 12l9 7Z',
  back: 'M17 5 8 12l9 7Z',
  play: 'M8 4.500 19 12 8 19.500Z',
  stop: 'M7 5h3.500v14H7ZM13.500 5H17v14h-3.500Z',
  on: 'M7 5l9 7-9 7Z',
  last: 'M18 5v14M6 5l9 7-9 7Z',
} as const;

interface StepProps {
  readonly icon: keyof typeof ICONS;
  readonly name: string;
  readonly isEnd?: boolean;
  readonly onPress: () => void;
}

function Step({ icon, name, isEnd = false, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button replay-step"
      aria-label={name}
      title={name}
      aria-disabled={isEnd}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

interface TransportProps {
  readonly ways: Ways;
  readonly playing: Playing;
  readonly marks: readonly Mark[];
  readonly onNoCapture: () => void;
}

export const Transport = forwardRef<HTMLButtonElement, TransportProps>(function Transport(props, play) {
  const { ways, playing, marks, onNoCapture } = props;
  const { words } = useReplay();
  const { at, last, goTo } = ways;
  const nextCapture = (): void => {
    if (!ways.nextCapture()) onNoCapture();
  };
  return (
    <div className="replay-transport">
      <Scrub words={words} at={at} last={last} marks={marks} onGo={goTo} />
      <div className="replay-steps">
        <Step icon="first" name={words.first} isEnd={at === 0} onPress={() => goTo(0)} />
        <Step icon="back" name={words.back} isEnd={at === 0} onPress={ways.back} />
        <button
          ref={play}
          type="button"
          className="button replay-play"
          aria-keyshortcuts="Space"
          onClick={playing.toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={playing.isOn ? ICONS.stop : ICONS.play} />
          </svg>
          {playing.isOn ? words.stop : words.play}
        </button>
        <Step icon="on" name={words.on} isEnd={at === last} onPress={ways.on} />
        <Step icon="last" name={words.last} isEnd={at === last} onPress={() => goTo(last)} />
      </div>
      <div className="replay-more">
        <button type="button" className="small-button" aria-keyshortcuts="N" onClick={nextCapture}>
          {words.nextCapture}
        </button>
        <Speed />
      </div>
    </div>
  );
});

interface ScrubProps {
  readonly words: ReplayWords;
  readonly at: number;
  readonly last: number;
  readonly marks: readonly Mark[];
  readonly onGo: (nth: number) => void;
}

/** Moments are numbered from 1 where people read them. */
function Scrub({ words, at, last, marks, onGo }: ScrubProps) {
  const told = words.momentOf(at + 1, last + 1);
  return (
    <div className="replay-scrub">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.moment}
        aria-valuetext={told}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <div className="replay-marks" aria-hidden="true">
        {marks.map(({ nth, kind }) => (
          <span
            key={nth}
            className={`replay-mark replay-mark-${kind}`}
            style={{ insetInlineStart: `${(100 * nth) / Math.max(1, last)}%` }}
          />
        ))}
      </div>
      <p className="replay-moment" aria-hidden="true">
        {told}
      </p>
    </div>
  );
}

function Speed() {
  const { words, speed, setSpeed } = useReplay();
  const id = useId();
  return (
    <label className="replay-speed" htmlFor={id}>
      <span>{words.speed}</span>
      <select
        id={id}
        value={speed}
        onChange={(event) => {
          const chosen = SPEEDS.find((each) => String(each) === event.target.value);
          if (chosen !== undefined) setSpeed(chosen);
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {words.times(String(each))}
          </option>
        ))}
      </select>
    </label>
  );
}
