/** The host's answer to this person's question. */
import { memo, useEffect, useState } from 'react';
import type { Catalogue } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';
import type { Shown } from '../stage/stage.ts';
import { useShown } from '../play/session.ts';
import { ClosableNotice } from '../kit/closable-notice.tsx';
import { say } from '../kit/voice.ts';

export const WishNotice = memo(function WishNotice() {
  const text = useText();
  const wish = useShown((shown) => shown.view.wish);
  const isOfUse = useShown(isTold);
  const [read, close] = useState<typeof wish>(null);
  const sentence = wish === null || !isOfUse || wish === read ? null : sentenceOf(text, wish);
  useEffect(() => {
    if (sentence !== null) say(sentence);
  }, [sentence]);
  if (sentence === null) return null;
  return (
    <ClosableNotice isAsked onClose={() => close(wish)}>
      <p>{sentence}</p>
    </ClosableNotice>
  );
});

function isTold({ view: { wish, room, mine } }: Shown): boolean {
  if (wish === null || room === null || room.isClosed) return false;
  return wish.to === 'end' ? room.phase === 'playing' && mine.length > 0 : mine.length === 0;
}

function sentenceOf({ asking }: Catalogue, { to, is }: NonNullable<Shown['view']['wish']>): string | null {
  switch (is) {
    case 'asked':
    case 'no':
      return asking[is][to];
    case 'yes':
      return to === 'sit' ? asking.mayChoose : null;
    case 'gone':
      return to === 'sit' ? asking.seatGone : null;
  }
}
