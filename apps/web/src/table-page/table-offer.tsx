/** Offers a lesson before the first throw, until a game of the rule set has ended on this device. */
import { useEffect } from 'react';
import { useSession, useShown } from '../play/session.ts';
import { recall, remember } from '../device/storage.ts';
import { LessonOffer } from '../kit/lesson-offer.tsx';

export function TableOffer() {
  const { table } = useSession();
  const rules = useShown(({ room }) => room?.rules ?? '');
  const [ruleSet = ''] = rules.split('+');
  const isOver = useShown(({ room }) => room?.phase === 'over');
  useEffect(() => {
    if (isOver) remember(`played.${ruleSet}`, 'yes');
  }, [isOver, ruleSet]);
  const isOn = useShown(({ room }) => (room?.ply ?? 0) > 0);
  const isClosed = useShown(({ room }) => room?.isClosed ?? false);
  if (ruleSet === '' || isOver || isOn || isClosed || recall(`played.${ruleSet}`) !== null) return null;
  return <LessonOffer rules={rules} isBeside={table.kind === 'remote'} />;
}
