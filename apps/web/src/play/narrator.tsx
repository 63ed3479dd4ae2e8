/** Tells screen readers what happens and what can be chosen. */
import { useEffect } from 'react';
import { diceLeft } from '@ludo/rules';
import { choiceWords, onlyWords } from '../telling/choice-words.ts';
import { captionsOf } from '../telling/captions.ts';
import { useSettings } from '../preferences/settings.ts';
import { currentText, useText } from '../words/text.ts';
import type { Choosing } from './choosing.ts';
import { isMyTurn, useSession, useShown, type Notice } from './session.ts';
import { isInDialog, say } from '../kit/voice.ts';

/** Missed rows that are read out. */
const MOST_MISSED = 6;

interface NarratorProps {
  readonly choosing: Choosing;
  readonly notice: Notice | null;
  readonly isInLesson: boolean;
}

export function Narrator({ choosing, notice, isInLesson }: NarratorProps) {
  const text = useText();
  const { stage, table } = useSession();
  const isForced = useSettings(({ settings }) => settings.forced);
  const { choices, offered, numbers, made } = choosing;
  useEffect(() => {
    let told = stage.store.getState().captions.at(-1)?.seq ?? 0;
    return stage.store.subscribe((shown, before) => {
      const last = shown.captions.at(-1)?.seq ?? 0;
      if (last < told && !isInLesson) say(currentText().voice.takenBack);
      const fresh = shown.captions.filter(({ seq }) => seq > told).slice(-MOST_MISSED);
      told = last;
      say(...fresh.flatMap(({ room, events }) => captionsOf(currentText(), room, events)));
      const isNew = shown.room?.position?.colour !== before.room?.position?.colour;
      if (table.kind === 'remote' && isNew && isMyTurn(shown)) say(currentText().voice.yourTurn);
    });
  }, [stage, table, isInLesson]);
  useEffect(() => {
    // On the page the notice is a live region of its own.
    if (notice !== null && isInDialog()) say(notice.sentence);
  }, [notice]);
  const room = useShown((shown) => shown.room);
  const words = wordsOf();
  useEffect(() => {
    if (words !== '') say(words);
  }, [words]);

  function wordsOf(): string {
    const [only, ...others] = choices;
    if (room === null || only === undefined) return '';
    if (others.length === 0 && made.step === null)
      return isForced ? '' : text.voice.only(onlyWords(text, room, only));
    const [left] = made.step === null || made.at === null ? [] : diceLeft(made.at, made.step);
    return [
      left === undefined ? text.captions.choices(offered.length) : text.board.left(left),
      ...offered.map(
        (each, nth) => `${text.voice.numbered(numbers[nth] ?? 0, choiceWords(text, room, each))}.`,
      ),
    ].join(' ');
  }
  return null;
}
