import { useStore } from 'zustand';
import { isEmpty, maySetBot } from '@ludo/room';
import { useText } from '../words/text.ts';
import { wasRemovedHere } from '../table/removed-here.ts';
import { isGatheringNow, isHostSeatedHere, useSession, useShown } from '../play/session.ts';
import { arriving } from './arriving.ts';
import { TableRules } from '../house-rules/table-rules.tsx';
import { NameAsked } from './name-form.tsx';

export function Gathering() {
  const text = useText();
  const { act, showRule, table } = useSession();
  const { asking } = table;
  const isOff = useShown(({ view }) => asking !== null && wasRemovedHere(view, asking.room));
  const room = useShown((shown) => shown.room);
  const isGathering = useShown(isGatheringNow);
  const isArriving = useStore(arriving) !== null;
  const isSeated = useShown((shown) => shown.view.mine.length > 0) || isArriving;
  const person = useShown((shown) => shown.view.person);
  const isHostHere = useShown(isHostSeatedHere);
  if (room === null || !isGathering) return null;
  const open = room.seatList.filter(isEmpty).length;
  const mayStart = isSeated || person === room.host;
  // Beside the large button, which leaves it to the host.
  const mayStartToo =
    isSeated && person !== null && person !== room.host && open === 0 && !room.isClosed && isHostHere;
  const words =
    room.goesOn && room.game === 0 ? { ...text.gathering, ...text.gathering.goesOn } : text.gathering;
  const forBots = room.seatList.filter(
    (seat) => isEmpty(seat) && person !== null && maySetBot(room, seat, person),
  );
  const setBots = async (): Promise<void> => {
    for (const { player } of forBots) if (!(await act({ do: 'bot', player, level: 'sensible' }))) return;
  };
  const wordsOf = (): string => {
    if (room.isClosed) return words.closed;
    if (open === 0 && mayStartToo) return `${words.ready} ${words.mayStartToo}`;
    if (open === 0) return mayStart ? words.ready : words.hostStarts;
    if (isSeated) return words.startWaits(open);
    return isOff ? '' : words.takeOne;
  };
  return (
    <section className="gathering" aria-labelledby="gathering-title">
      <h2 id="gathering-title">{room.isClosed ? words.closedTitle : words.title}</h2>
      <NameAsked />
      <p role="status">{wordsOf()}</p>
      <TableRules room={room} onLook={() => showRule('')} />
      {forBots.length > 0 && isSeated && !room.isClosed && (
        <button type="button" className="small-button" onClick={() => void setBots()}>
          {words.botsFill}
        </button>
      )}
      {mayStartToo && (
        <button type="button" className="small-button" onClick={() => void act({ do: 'start' })}>
          {words.start}
        </button>
      )}
    </section>
  );
}
