/** Once loaded, lessons need no server. */
import { useEffect, useMemo, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { ruleSets } from '@ludo/rules';
import { BoardPicture } from '../drawing/board-picture.tsx';
import type { Catalogue } from '../words/catalogue.ts';
import { loadLessonWords } from '../words/lesson-words.ts';
import { stepWords, type LessonWords } from '../words/lesson-text.ts';
import { Frame } from '../frame/frame.tsx';
import { useMess, useText, useWords } from '../words/text.ts';
import './lesson.css';
import './lesson-list.css';
import type { Lesson } from './lesson.ts';
import { recallLesson, stepLeft } from '../kit/lesson-memory.ts';
import { lessonName } from './lesson-name.ts';
import { LessonPage } from './lesson-page.tsx';
import { lessonById, lessons } from './lessons.ts';
import { lessonAtTable } from './table-lesson.ts';

export function LearnPage({ id }: { id: string | null }) {
  const text = useText();
  const words = useLessonWords();
  // A plus sign in an address is read as a space.
  const rules = new URLSearchParams(useSearch()).get('rules')?.replaceAll(' ', '+') ?? null;
  const lesson = useMemo(() => {
    const found = id === null ? null : lessonById(id);
    return found && lessonAtTable(found, rules);
  }, [id, rules]);
  if (id !== null && lesson === null) return <Redirect to="/learn" replace />;
  if (words === null || words === 'failed') {
    return (
      <Frame isPassing>
        <p role="status">{words === null ? text.site.loading : text.lesson.failed}</p>
      </Frame>
    );
  }
  return lesson === null ? (
    <LessonList words={words} />
  ) : (
    <LessonPage key={lesson.rules} lesson={lesson} words={stepWords(words, lesson.id)} />
  );
}

function LessonList({ words }: { words: LessonWords }) {
  const text = useText();
  return (
    <Frame title={text.lesson.title}>
      <p>{text.lesson.intro}</p>
      <ul className="lesson-list">
        {lessons.map((lesson) => {
          const board = ruleSets.find(({ id }) => id === lesson.ruleSet)?.board;
          return (
            <li key={lesson.id}>
              <Link className="lesson-card" href={`/learn/${lesson.id}`}>
                {board !== undefined && <BoardPicture board={board} game={lesson.ruleSet} />}
                <span className="lesson-words">
                  <strong>{lessonName(text, lesson.id)}</strong>
                  <span>{words[lesson.id].about}</span>
                  <span className="facts">{stateOf(text, lesson)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

function stateOf(text: Catalogue, lesson: Lesson): string {
  const { length } = lesson.steps;
  if (recallLesson(lesson.id)?.state === 'taken') return text.lesson.taken;
  const left = stepLeft(lesson);
  return left === null ? text.lesson.steps(length) : text.lesson.left(left + 1, length);
}

function useLessonWords(): LessonWords | 'failed' | null {
  const language = useWords((words) => words.first.code);
  const [words, setWords] = useState<LessonWords | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadLessonWords(language).then(
      (loaded) => isWanted && setWords(loaded),
      () => isWanted && setWords((had) => had ?? 'failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  const mess = useMess();
  return useMemo(
    () => (words === null || words === 'failed' ? words : (mess?.lessons(words) ?? words)),
    [mess, words],
  );
}
