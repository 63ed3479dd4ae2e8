import type { WireRefusal } from '@ludo/protocol';
import { Link } from 'wouter';
import { NewVersion } from '../kit/new-version.tsx';
import { NoTable } from '../lobby/no-table.tsx';
import { useText } from '../words/text.ts';

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
