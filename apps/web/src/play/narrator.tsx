/** Tells screen readers what happens and what can be chosen. */
import { useEffect, useRef, useState } from 'react';
import type { RoomState } from '@ludo/room';
import { diceLeft } from '@ludo/rules';
import { announcementWords, choiceWords, onlyWords, piecesInShort } from '../telling/choice-words.ts';
import { captionsOf } from '../telling/captions.ts';
import { readerIn } from '../telling/reader.ts';
import { faces } from '../telling/sentences.ts';
import { useSettings } from '../preferences/settings.ts';
import { currentText, useText } from '../words/text.ts';
import type { TurnActions } from './turn-actions.ts';
import { isMyTurn, useSession, useShown, type Notice } from './session.ts';
import { isInDialog, say } from '../kit/voice.ts';

/** Missed rows that are read out. */
const MOST_MISSED = 6;

/** Choices that are read out in full; of more, the pieces. The list has them all. */
const MOST_CHOICES = 4;

interface NarratorProps {
  readonly turn: Pick<TurnActions, 'choosing' | 'announcements'>;
  readonly notice: Notice | null;
  readonly isInLesson: boolean;
}

export function Narrator({ turn, notice, isInLesson }: NarratorProps) {
  const text = useText();
  const { stage, table } = useSession();
  const isForced = useSettings(({ settings }) => settings.forced);
  const { choosing, announcements } = turn;
  const { choices, offered, numbers, made } = choosing;
  /** The throw that was told, by its ply. */
  const toldThrow = useRef(-1);
  /** How often something was taken back: also what was not yet seen on the board. */
  const [takenBack, setTakenBack] = useState(0);
  useEffect(() => {
    let told = stage.store.getState().captions.at(-1)?.seq ?? 0;
    return stage.store.subscribe((shown, before) => {
      const last = shown.captions.at(-1)?.seq ?? 0;
      if (last < told) {
        toldThrow.current = -1;
        setTakenBack((times) => times + 1);
        if (!isInLesson) say(currentText().voice.takenBack);
      }
      const fresh = shown.captions.filter(({ seq }) => seq > told).slice(-MOST_MISSED);
      told = last;
      const { person } = shown.view;
      const sentences = fresh.flatMap(({ room, events }) => captionsOf(currentText(), room, events, person));
      // Several seats of one person are one loss.
      say(...sentences.filter((each, nth) => each !== sentences[nth - 1]));
      for (const { room, events } of fresh)
        if (events.some(({ type }) => type === 'threw' || type === 'counts')) toldThrow.current = room.ply;
      const isNew = shown.room?.position?.colour !== before.room?.position?.colour;
      // "It is your turn." has said it.
      const isTold = fresh.some(
        ({ room, events }) =>
          readerIn(room, person) !== null && events.some(({ type }) => type === 'turn' || type === 'started'),
      );
      if (table.kind === 'remote' && isNew && !isTold && isMyTurn(shown)) say(currentText().voice.yourTurn);
    });
  }, [stage, table, isInLesson]);
  useEffect(() => {
    // On the page the notice is a live region of its own.
    if (notice !== null && isInDialog()) say(notice.sentence);
  }, [notice]);
  const room = useShown((shown) => shown.room);
  const played = room?.phase === 'playing' ? room.position : null;
  const lying = played?.dice ?? null;
  const toCount = played?.toCount ?? 0;
  const ply = room?.ply ?? -1;
  // A position may begin with it, and a page that is opened again.
  useEffect(() => {
    if ((lying === null && toCount === 0) || isInLesson || toldThrow.current === ply) return;
    toldThrow.current = ply;
    const { voice } = currentText();
    say(lying === null ? voice.isToCount(toCount) : voice.lies(faces(lying)));
  }, [lying, toCount, ply, takenBack, isInLesson]);
  const words = wordsOf();
  useEffect(() => {
    if (words !== '') say(words);
  }, [words]);

  function told(at: RoomState): readonly string[] {
    if (offered.length > MOST_CHOICES) return piecesInShort(text, at, offered, numbers);
    return offered.map((each, nth) => text.voice.numbered(numbers[nth] ?? 0, choiceWords(text, at, each)));
  }

  function announcedWords(at: RoomState): string {
    const each = announcements.map((one, nth) =>
      text.voice.numbered(nth + 1, announcementWords(text, at, one)),
    );
    return [text.board.announce, ...each.map((words) => `${words}.`)].join(' ');
  }

  function wordsOf(): string {
    if (room !== null && announcements.length > 0) return announcedWords(room);
    const [only, ...others] = choices;
    if (room === null || only === undefined) return '';
    if (others.length === 0 && made.step === null)
      return isForced ? '' : text.voice.only(onlyWords(text, room, only));
    const [left] = made.step === null || made.at === null ? [] : diceLeft(made.at, made.step);
    return [
      left === undefined ? text.captions.choices(offered.length) : text.board.left(left),
      ...told(room).map((each) => `${each}.`),
    ].join(' ');
  }
  return null;
}
