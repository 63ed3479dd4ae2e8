import { useEffect, useState, type ComponentType } from 'react';
import { useText } from '../words/text.ts';
import { PersonPlus } from './invite.tsx';
import { useSession } from '../play/session.ts';

type Asking = ComponentType<{ readonly onClose: () => void }>;

/** Bots wait while the dialog is open. */
export function OpenUp({ isInBar = false }: { isInBar?: boolean }) {
  const text = useText();
  const { table, tell } = useSession();
  const [asking, setAsking] = useState<{ readonly Dialog: Asking } | null>(null);
  const isAsked = asking !== null;
  const { rest } = table;
  useEffect(() => {
    if (!isAsked) return undefined;
    rest?.(true);
    return () => rest?.(false);
  }, [isAsked, rest]);
  if (table.kind !== 'local') return null;
  const ask = async () => {
    try {
      const { OpenUpDialog } = await import('./open-up-dialog.tsx');
      setAsking({ Dialog: OpenUpDialog });
    } catch {
      // The game on this screen needs no server.
      tell(({ connection, openUp }) => ({
        sentence: `${connection.unreachable} ${openUp.stillHere}`,
        clause: null,
      }));
    }
  };
  return (
    <>
      {isInBar ? (
        <button
          type="button"
          className="icon-button open-up-sign"
          aria-label={text.openUp.title}
          onClick={() => void ask()}
        >
          <PersonPlus />
        </button>
      ) : (
        <button type="button" className="button open-up" onClick={() => void ask()}>
          {text.openUp.title}
        </button>
      )}
      {asking !== null && <asking.Dialog onClose={() => setAsking(null)} />}
    </>
  );
}
