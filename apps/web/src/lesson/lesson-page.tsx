import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ruleSetOf } from '@ludo/rules';
import { standKey } from '@ludo/drawing';
import type { LessonText } from '../words/lesson-text.ts';
import type { Guide, Pointing } from '../play/guide.tsx';
import { TablePage } from '../table-page/table-page.tsx';
import { useText } from '../words/text.ts';
import type { Lesson } from './lesson.ts';
import { LessonEnd } from './lesson-end.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import { openLessonTable, type Progress } from './lesson-table.ts';
import { noteSeen, noteTaken, stepToGoOn, type TableLesson } from './table-lesson.ts';

interface LessonPageProps {
  readonly lesson: TableLesson;
  readonly words: LessonText['steps'];
}

export function LessonPage({ lesson, words }: LessonPageProps) {
  const [isTaken, setTaken] = useState(false);
  if (isTaken) return <LessonEnd lesson={lesson} onRepeat={() => setTaken(false)} />;
  return <LessonPlayed lesson={lesson} words={words} onEnd={() => setTaken(true)} />;
}

interface LessonPlayedProps extends LessonPageProps {
  readonly onEnd: () => void;
}

function LessonPlayed({ lesson, words, onEnd }: LessonPlayedProps) {
  const text = useText();
  // Another language changes the players' names, so the step restarts.
  const table = useMemo(() => {
    const ruleSet = ruleSetOf(lesson.ruleSet);
    const names = (colours: readonly number[]) =>
      text.common.several(
        colours.map((colour) => {
          const name = ruleSet.ok ? ruleSet.value.board.colours[colour]?.name : undefined;
          return text.common.colour[name ?? 'black'];
        }),
      );
    return openLessonTable(lesson, stepToGoOn(lesson), names);
  }, [lesson, text]);
  const progress = useSyncExternalStore(table.subscribe, table.progress);
  useEffect(() => noteSeen(lesson, progress.step), [lesson, progress.step]);
  const guide = useMemo<Guide>(() => {
    const step = lesson.steps[progress.step];
    const task = step?.tasks[progress.task];
    const next = () => {
      if (table.goTo(progress.step + 1)) return;
      noteTaken(lesson);
      onEnd();
    };
    const isLast = progress.step === lesson.steps.length - 1;
    const press = (): Guide['press'] => {
      if (progress.state === 'missed') return { label: text.lesson.again, act: table.again };
      if (progress.state === 'done')
        return { label: isLast ? text.lesson.finish : text.lesson.next, act: next };
      return task?.do === 'watch' ? { label: text.lesson.watch, act: table.goOn } : null;
    };
    const { step: nth } = progress;
    return {
      panel: (
        <LessonPanel
          lesson={lesson}
          progress={progress}
          words={words}
          onBack={nth === 0 ? null : () => table.goTo(nth - 1)}
          onSkip={next}
        />
      ),
      press: press(),
      point: pointAt(lesson, progress),
      onPress: ({ colour, place }) => table.ask(colour, place),
    };
  }, [lesson, words, table, progress, text, onEnd]);
  return <TablePage table={table} guide={guide} />;
}

function pointAt({ steps }: Lesson, { step, task, state, hasMissed }: Progress): Pointing | null {
  const asked = steps[step]?.tasks[task];
  if (asked === undefined || state !== 'doing') return null;
  if (asked.do === 'ask')
    return { at: 'stand', key: standKey(asked.colour, asked.place), place: asked.place };
  const [play] = asked.do === 'play' && (asked.isFound !== true || hasMissed) ? asked.plays : [];
  return play === undefined ? null : { at: 'play', play };
}
