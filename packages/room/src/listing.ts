// Owns whether strangers find a table in the list of public tables: chosen when it is made, changed by its host.
import type { Row } from './rows.ts';
import type { Folded, RoomState } from './state.ts';

export function foldList(state: RoomState, { on, who }: Extract<Row, { readonly t: 'list' }>): Folded {
  if (state.table.listed === on) return { state, events: [] };
  return {
    state: { ...state, table: { ...state.table, listed: on } },
    events: [{ type: 'listed', isListed: on, person: who }],
  };
}
