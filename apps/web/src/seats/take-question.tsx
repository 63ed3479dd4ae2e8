/** Asks, before a pass in the address moves anything, whether to play here. */
import { useEffect, useId, useState } from 'react';
import type { WireRefusal } from '@ludo/protocol';
import { playerIs } from '../telling/sentences.ts';
import { bring, useBroughtPass } from '../device/brought-pass.ts';
import { useText } from '../words/text.ts';
import { Dialog } from '../kit/dialog.tsx';
import { useSession, useShown } from '../play/session.ts';

export function TakeQuestion() {
  const pass = useBroughtPass();
  const isOpen = useShown(({ view }) => view.connection.state === 'open');
  const isThere = useSession().table.moving !== null;
  return pass !== null && isThere && isOpen ? <Question key={pass} pass={pass} /> : null;
}

type Heard =
  | { readonly state: 'asking' }
  | { readonly state: 'players'; readonly players: readonly number[] }
  | { readonly state: 'refused'; readonly refusal: WireRefusal | null };

const done = (): void => bring(null);

/** The dialog's close button has the focus before the question appears. */
const focusOn = (answer: HTMLElement | null): void => answer?.focus();

function Question({ pass }: { pass: string }) {
  const text = useText();
  const question = useId();
  const { moving } = useSession().table;
  const room = useShown((shown) => shown.view.room);
  const [heard, hear] = useState<Heard>({ state: 'asking' });
  const [isSending, send] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void moving?.take(pass, false).then((answer) => {
      if (isWanted)
        hear(
          answer.ok
            ? { state: 'players', players: answer.value }
            : { state: 'refused', refusal: answer.error },
        );
    });
    return () => {
      isWanted = false;
    };
  }, [moving, pass]);
  const take = async () => {
    send(true);
    const answer = await moving?.take(pass, true);
    send(false);
    if (answer?.ok === true) done();
    else if (answer !== undefined) hear({ state: 'refused', refusal: answer.error });
  };
  const words = text.moving;
  const who =
    room === null || heard.state !== 'players'
      ? ''
      : text.common.several(heard.players.map((player) => playerIs(text, room, player)));
  return (
    <Dialog title={words.questionTitle} close={text.settings.close} onClose={done}>
      <div className="moving">
        {heard.state === 'asking' && <p role="status">{text.site.loading}</p>}
        {heard.state === 'refused' && (
          <>
            <p role="alert">
              {heard.refusal === null ? text.connection.unreachable : text.refusal[heard.refusal.code]}
            </p>
            {heard.refusal === null && (
              <button type="button" className="button" onClick={() => void take()}>
                {words.again}
              </button>
            )}
          </>
        )}
        {heard.state === 'players' && (
          <>
            <p id={question} className="moving-question">
              {words.question(who)}
            </p>
            <p>{words.questionHint}</p>
            <div className="row">
              <button
                ref={focusOn}
                type="button"
                className="button button-strong"
                aria-describedby={question}
                aria-disabled={isSending}
                onClick={() => {
                  if (!isSending) void take();
                }}
              >
                {words.yes}
              </button>
              <button type="button" className="button" onClick={done}>
                {words.no}
              </button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
