/** What every drawing of the page refers to; hidden, and there once. */
import { MATERIALS } from '@ludo/drawing/materials';
import { drawn } from './drawn.ts';

export function Materials() {
  return (
    <svg className="materials" width="0" height="0" aria-hidden="true">
      {drawn(MATERIALS)}
    </svg>
  );
}
