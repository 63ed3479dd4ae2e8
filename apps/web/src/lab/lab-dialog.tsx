/** What a game or a switch does: each figure with its margin, and beside it the same without the switch. */
import { playersAt } from '@ludo/rules';
import { Dialog } from '../kit/dialog.tsx';
import type { LabWords } from '../words/catalogue.ts';
import { useLabWords } from '../words/lab-words.ts';
import { useText } from '../words/text.ts';
import { SHOWN } from './differences.ts';
import { LabFigure } from './lab-figure.tsx';
import type { Asked } from './trial.ts';
import { useLab, type LabState } from './use-lab.ts';
import './lab.css';

interface LabDialogProps {
  readonly asked: Asked;
  readonly what: string;
  readonly question: string;
  readonly isSwitch: boolean;
  readonly onClose: () => void;
}

export function LabDialog({ asked, what, question, isSwitch, onClose }: LabDialogProps) {
  const text = useText();
  const words = useLabWords();
  return (
    <Dialog title={question} close={text.settings.close} onClose={onClose}>
      <p>
        <strong>{what}</strong>
      </p>
      {words === null ? (
        <p>{text.site.loading}</p>
      ) : (
        <Figures asked={asked} what={what} words={words} isSwitch={isSwitch} />
      )}
    </Dialog>
  );
}

interface FiguresProps extends Pick<LabDialogProps, 'asked' | 'what' | 'isSwitch'> {
  readonly words: LabWords;
}

function Figures({ asked, what, words, isSwitch }: FiguresProps) {
  const state = useLab(asked);
  const { found } = state;
  const names = isSwitch ? words.switched : words.chosen;
  return (
    <>
      <p className="small">{words.games(playersAt(asked.own.seats).length)}</p>
      <div className="lab-figures">
        {SHOWN.map((shown) => (
          <LabFigure
            key={shown}
            shown={shown}
            words={words}
            own={{ name: asked.other === null ? what : names.own, figures: found?.own ?? null }}
            other={asked.other === null ? null : { name: names.other, figures: found?.other ?? null }}
          />
        ))}
      </div>
      <p className="small">{words.margin}</p>
      {/* Figures that change are not read out; that they have come, and that they are done, is. */}
      <p className="small lab-stage">{stageOf(words, state)}</p>
      <p className="unseen" role="status">
        {found === null || state.stage !== 'playing' ? stageOf(words, state) : words.come}
      </p>
    </>
  );
}

function stageOf(words: LabWords, { found, stage }: LabState): string {
  if (stage === 'failed') return words.failed;
  const games = found?.own.games ?? 0;
  if (stage === 'enough') return words.enough(games);
  return found === null ? words.first : words.playing(games);
}
