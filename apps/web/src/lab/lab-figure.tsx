/** One figure: a bar of each of the two, what they are in digits, and the difference in words. */
import type { Figure, LabFigures } from '@ludo/rules';
import type { LabWords } from '../words/catalogue.ts';
import { localeIn } from '../words/languages.ts';
import { useText } from '../words/text.ts';
import { Bar, spanOf } from './bar.tsx';
import { differenceOf, figureIn, KINDS, type Shown } from './differences.ts';

interface Side {
  readonly name: string;
  /** Null: nothing is known yet. */
  readonly figures: LabFigures | null;
}

interface LabFigureProps {
  readonly shown: Shown;
  readonly words: LabWords;
  readonly own: Side;
  readonly other: Side | null;
}

const UNKNOWN: Figure = { value: 0, margin: Number.POSITIVE_INFINITY };
/** Games of 100; with nothing known, a minute. */
const SHORTEST = { share: 10, amount: 1 };
/** With a margin so wide, no digit after the point says anything. */
const WIDE = 2;

export function LabFigure({ shown, words, own, other }: LabFigureProps) {
  const sides = other === null ? [own] : [own, other];
  const { isShare, isSigned } = KINDS[shown];
  const figures = sides.map((side) => (side.figures === null ? UNKNOWN : figureIn(side.figures, shown)));
  const span = spanOf(figures, isShare ? SHORTEST.share : SHORTEST.amount);
  const write = useNumbers();
  const digits = figures.every(({ margin }) => margin < WIDE) ? 1 : 0;
  const [first = UNKNOWN, second] = figures;
  const isKnown = figures.every(({ margin }) => Number.isFinite(margin));
  return (
    <section className="lab-figure">
      <h3>{words.figures[shown]}</h3>
      <dl className="lab-lines">
        {sides.map(({ name }, nth) => {
          const figure = figures[nth] ?? UNKNOWN;
          const [low, high] = [figure.value - figure.margin, figure.value + figure.margin];
          const limits = [isSigned || low > 0 ? low : 0, high].map((each) => write(each, digits, isSigned));
          return (
            <div key={name} className="lab-line">
              <dt>{name}</dt>
              <dd>
                <Bar
                  figure={figure}
                  span={span}
                  isOther={nth > 0}
                  words={isKnown ? words.between(limits[0] ?? '', limits[1] ?? '') : words.first}
                />
              </dd>
              <dd className="lab-value">
                <bdi dir="ltr">
                  {isKnown
                    ? `${write(figure.value, digits, isSigned)} ± ${write(figure.margin, digits, false)}`
                    : '…'}
                </bdi>
              </dd>
            </div>
          );
        })}
      </dl>
      {shown === 'minutes' && <p className="small lab-difference">{isKnown && pace(words, own, write)}</p>}
      {second !== undefined && (
        <p className="lab-difference">{isKnown && <Told {...{ shown, words, first, second, write }} />}</p>
      )}
    </section>
  );
}

type Write = (value: number, digits: number, isSigned: boolean) => string;

/** Western digits with the point or comma of the device's region. */
function useNumbers(): Write {
  const { code } = useText();
  return (value, digits, isSigned) =>
    new Intl.NumberFormat(localeIn(code, navigator.languages), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: isSigned ? 'exceptZero' : 'negative',
    }).format(value);
}

function pace(words: LabWords, { figures }: Side, write: Write): string | null {
  if (figures === null) return null;
  const { throws, minutes } = figures;
  return words.pace(write(throws.value, 0, false), Math.round((60 * minutes.value) / throws.value));
}

interface ToldProps {
  readonly shown: Shown;
  readonly words: LabWords;
  readonly first: Figure;
  readonly second: Figure;
  readonly write: Write;
}

function Told({ shown, words, first, second, write }: ToldProps) {
  const difference = differenceOf(first, second, shown);
  if (!('by' in difference)) return words[difference.kind];
  const { kind, by } = difference;
  if (shown !== 'minutes')
    return <span className="lab-difference-told">{words[kind](write(by, by < WIDE ? 1 : 0, false))}</span>;
  const minutes = Math.round(by);
  const { [kind]: tell, aLittle } = words.minutes;
  return <span className="lab-difference-told">{minutes === 0 ? aLittle[kind] : tell(minutes)}</span>;
}
