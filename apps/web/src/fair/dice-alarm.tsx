/** Throws that do not fit are shouted, and the evidence can be taken away. */
import { memo } from 'react';
import { takeSnapshot } from '@ludo/room';
import type { DiceChecked, FoundFault } from '../table/dice/checked.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';
import { saveFile } from '../device/save-file.ts';
import { useSession, useShown } from '../play/session.ts';

export const DiceAlarm = memo(function DiceAlarm() {
  const text = useText();
  const { table } = useSession();
  const checked = useShown((shown) => shown.view.dice);
  if (checked === null) return null;
  const { faults, wentBack, isRestored } = checked;
  const [first] = faults;
  if (first === undefined && wentBack === 0 && !isRestored) return null;
  const room = table.talk?.room ?? '';
  return (
    <div className={first === undefined && wentBack === 0 ? 'dice-news' : 'dice-alarm'} role="alert">
      {first !== undefined && (
        <>
          <strong>{text.fair.alarm}</strong>
          <p>{faultSentence(text, first)}</p>
          {first.row !== null && first.expected !== null && <p>{text.fair.expected(first.expected)}</p>}
        </>
      )}
      {wentBack > 0 && <p>{text.fair.wentBack(wentBack)}</p>}
      {isRestored && <p>{text.fair.restored}</p>}
      {(first !== undefined || wentBack > 0) && (
        <button
          type="button"
          className="button"
          onClick={() => saveFile(`dice-${room}.json`, 'application/json', evidence(room, checked))}
        >
          {text.fair.save}
        </button>
      )}
    </div>
  );
});

function faultSentence({ fair }: Catalogue, { n, fault }: FoundFault): string {
  if (fault === 'foreign-tip') return fair.foreignTip;
  if (fault === 'another-announcement') return fair.otherAnnouncement(n);
  if (fault === 'no-proof') return fair.noProof(n);
  return fault === 'another-log' ? fair.otherLog(n) : fair.wrong(n);
}

/** All that is needed to find the same again, with the description of the scheme. */
function evidence(room: string, { faults, wentBack, isRestored }: DiceChecked): string {
  const found = faults.map(({ before, ...fault }) => ({
    ...fault,
    before: before === null ? null : takeSnapshot(before),
  }));
  return JSON.stringify({ room, wentBack, isRestored, faults: found }, null, 2);
}
