/** Why there is no table to be had. */
import type { WireRefusal } from '@ludo/protocol';
import { Link } from 'wouter';
import { NewVersion } from '../offline/new-version.tsx';
import { NoTable } from '../pages/no-table.tsx';
import { useText } from '../catalogue/text.ts';

export function Problem({ refusal }: { refusal: WireRefusal }) {
  const text = useText();
  if (refusal.code === 'room-unknown') return <NoTable room={location.pathname.split('/').at(-1) ?? ''} />;
  if (refusal.code === 'wrong-version') return <NewVersion />;
  return (
    <>
      <p role="alert">{text.refusal[refusal.code]}</p>
      <Link className="button" href="/">
        {text.site.toFirstPage}
      </Link>
    </>
  );
}
