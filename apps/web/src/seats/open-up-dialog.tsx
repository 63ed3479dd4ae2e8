/** Before a table of one screen moves online: who stays on this device, who plays from elsewhere. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { ShapeSign } from '../drawing/parts.tsx';
import { boardOfRoom, colourName, coloursOf, playerIs } from '../telling/sentences.ts';
import { expectInvitation } from '../device/arrivals.ts';
import { rememberedPlan } from '../setup/plans.ts';
import { TableFields } from '../setup/table-fields.tsx';
import { useText } from '../words/text.ts';
import { noteOnline } from '../device/stored-game-note.ts';
import type { OpeningProblem } from '../table/opening-up.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Switch } from '../kit/switch.tsx';
import { useSession } from '../play/session.ts';

export function OpenUpDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { openUp: words } = text;
  const { table } = useSession();
  const [, navigate] = useLocation();
  // As it is, not as far as it has been shown.
  const [room] = useState(() => table.view().room);
  const [leaving, leave] = useState<readonly number[]>([]);
  const [choices, choose] = useState(() => rememberedPlan().table);
  const [problem, setProblem] = useState<OpeningProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const board = room === null ? null : boardOfRoom(room);
  if (room === null || board === null) return null;
  const isPlaying = room.phase === 'playing';
  const people = room.seatList.filter(({ state }) => state === 'held').map(({ player }) => player);
  const staying = people.filter((player) => !leaving.includes(player));

  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const opened = await opening();
    if (!isOpen.current) return;
    setBusy(false);
    if (!opened.ok) return setProblem(opened.error);
    noteOnline(opened.value);
    const address = `/table/${opened.value}`;
    expectInvitation(address);
    navigate(address);
  };
  const opening = async () => {
    try {
      const { openUp } = await import('../table/opening-up.ts');
      // Another tab may have played on.
      return await openUp({ room: table.view().room ?? room, staying, table: choices });
    } catch {
      // The chunk could not be fetched.
      return { ok: false, error: 'unreachable' } as const;
    }
  };

  return (
    <Dialog title={words.title} close={text.settings.close} onClose={onClose} isLong>
      <form className="settings" onSubmit={(event) => void go(event)}>
        <p>{isPlaying ? words.goesOn : words.beginsAnew}</p>
        <fieldset className="forms open-up-seats">
          <legend>{words.whoStays}</legend>
          {room.seatList.map(({ player, colours }) => (
            <div key={player} className="open-up-seat">
              {people.includes(player) ? (
                <Switch
                  label={playerIs(text, room, player)}
                  isOn={staying.includes(player)}
                  onChange={(isOn) =>
                    leave(isOn ? leaving.filter((other) => other !== player) : [...leaving, player])
                  }
                />
              ) : (
                <p>{words.botStays(coloursOf(text, room, player))}</p>
              )}
              {colours.map((colour) => (
                <ShapeSign key={colour} name={colourName(board, colour)} />
              ))}
            </div>
          ))}
        </fieldset>
        <p role="status">{nextStep()}</p>
        <TableFields table={choices} onChange={choose} />
        {isPlaying && <p className="small">{words.notTaken}</p>}
        <p className="mistake" role="alert">
          {problem === null
            ? ''
            : `${problem === 'unreachable' ? text.connection.unreachable : text.refusal[problem]} ${words.stillHere}`}
        </p>
        <button type="submit" className="button button-strong" aria-disabled={isBusy}>
          {isBusy ? text.setup.making : words.make}
        </button>
      </form>
    </Dialog>
  );

  function nextStep(): string {
    if (leaving.length > 0) return words.free(leaving.length);
    return isPlaying ? words.allStay : words.allStayAnew;
  }
}
