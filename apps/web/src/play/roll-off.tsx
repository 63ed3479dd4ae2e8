/** The throws for who begins (CO-6): all of a round at once, and after a tie those of the next one. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ShapeSign } from '../drawing/parts.tsx';
import { readerIn } from '../telling/reader.ts';
import { boardOfRoom, colourName, whoIs } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { Die } from '../kit/die.tsx';
import type { RollOffScene } from '../stage/stage.ts';
import { useSession, useShown } from './session.ts';

/** As many throws as colours have full size. */
const FEW = 4;

/** The share of its time that a die rolls. */
const ROLLING = 0.8;

export function RollOff() {
  const text = useText();
  const { stage } = useSession();
  const rolling = useShown((shown) => shown.moving?.rollOff ?? null);
  const rolledOff = useStillTold();
  const rollOff = rolling ?? rolledOff;
  const person = useShown((shown) => shown.view.person);
  const [seen, setSeen] = useState(1);
  const begun = useRef(0);
  const each = rollOff?.each ?? 0;
  const told = rollOff?.isHeld === true ? rollOff.told : 0;
  const rounds = rollOff?.room.rolls.length ?? 0;
  useEffect(() => {
    setSeen(1);
    begun.current = performance.now();
  }, [rollOff]);
  const list = useRef<HTMLUListElement>(null);
  // A busy device shows dice late: the next wait until these lie still, and catch up.
  useEffect(() => {
    if (rolling === null) return;
    if (each === 0 || seen > rounds) return stage.lastAtLeast(told);
    const dice = list.current?.querySelectorAll('.die') ?? [];
    const animations = Array.from(dice).flatMap((die) => die.getAnimations?.() ?? []);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const rolled = Math.min(each, ...animations.map(({ currentTime }) => Number(currentTime ?? 0)));
      const due = begun.current + seen * each - performance.now();
      const rest = Math.max(0, due, ROLLING * each - rolled);
      stage.lastAtLeast(rest + (rounds - seen) * each + told);
      if (rest > 0) waiting = setTimeout(look, rest);
      else setSeen(seen + 1);
    };
    look();
    return () => clearTimeout(waiting);
  }, [stage, each, told, seen, rounds, rolling]);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [seen, rollOff]);
  // The start button is further down the page.
  useEffect(() => {
    if (rolling !== null) scrollTo(0, 0);
  }, [rolling]);
  if (rollOff === null) return null;
  const { room } = rollOff;
  const board = boardOfRoom(room);
  if (board === null) return null;
  const rolls = room.rolls.flatMap((round, nth) => round.map((roll) => ({ roll, round: nth })));
  const shown = rolls.filter(({ round }) => each === 0 || rolling === null || round < seen);
  const isDecided = each === 0 || rolling === null || seen > rounds;
  const first = room.position?.colour ?? 0;
  const isYou = readerIn(room, person)?.isOwn(first) === true;
  return (
    <div className={rolls.length > FEW ? 'roll-off roll-off-many' : 'roll-off'} aria-hidden="true">
      <h2>{text.rollOff.title}</h2>
      <ul ref={list}>
        {shown.map(({ roll: [colour, faces], round }, nth) => (
          <li key={`${round} ${colour}`}>
            {round > (shown[nth - 1]?.round ?? 0) && <em>{text.rollOff.again}</em>}
            <ShapeSign name={colourName(board, colour)} />
            <span>{whoIs(text, room, colour)}</span>
            <span className="roll-off-dice">
              {faces.map((face, die) => (
                <Die key={die} face={face} tumble={each} isTossed />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {room.position !== null && (
        <p className={isDecided ? undefined : 'roll-off-open'}>
          {isYou ? text.own.youBegin : text.rollOff.begins(whoIs(text, room, first))}
        </p>
      )}
    </div>
  );
}

/** For its time, unless something moves before. */
function useStillTold(): RollOffScene | null {
  const rolledOff = useShown((shown) => shown.rolledOff);
  const [over, setOver] = useState<RollOffScene | null>(null);
  useEffect(() => {
    if (rolledOff === null || rolledOff.isHeld) return;
    const end = setTimeout(() => setOver(rolledOff), rolledOff.told);
    return () => clearTimeout(end);
  }, [rolledOff]);
  return rolledOff === null || rolledOff.isHeld || rolledOff === over ? null : rolledOff;
}
