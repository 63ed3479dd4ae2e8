/** Who has made a table sits down there on arrival; until that is answered, the seat is offered to nobody on this page. */
import { createStore } from 'zustand/vanilla';
import type { Arrival } from '../device/arrivals.ts';
import type { Table } from '../table/table.ts';

/** The seat on which the person of this page is about to sit; null: on none. */
export const arriving = createStore<Arrival | null>(() => null);

/** As soon as the room is known. Gives what ends the arrival, for whoever leaves the table meanwhile. */
export function sitOnArrival(table: Table, arrival: Arrival): () => void {
  const end = (): void => {
    if (arriving.getState() === arrival) arriving.setState(null, true);
  };
  arriving.setState(arrival, true);
  const stop = table.subscribe(() => {
    if (table.view().room === null) return;
    stop();
    void table.act({ do: 'sit', ...arrival }).finally(end);
  });
  return () => {
    stop();
    end();
  };
}
