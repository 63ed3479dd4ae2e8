import { memo, useEffect, useRef, useState } from 'react';
import { ClosableNotice } from '../kit/closable-notice.tsx';
import { citation } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { useSession, useShown, type Notice } from './session.ts';

export const NoticeBox = memo(function NoticeBox({ notice }: { notice: Notice | null }) {
  const text = useText();
  const rules = useShown((shown) => shown.room?.rules ?? '');
  const { showRule, tell } = useSession();
  // An unchanged live region would be silent when somebody asks again.
  const [told, setTold] = useState({ notice, nth: 0 });
  if (told.notice !== notice) setTold({ notice, nth: told.nth + 1 });
  const isAskingAgain = useShown((shown) => shown.view.isAskingAgain);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  return (
    <div ref={place} className="notice-place" role="status">
      {isAskingAgain && (
        <div className="notice">
          <p>{text.problem.oneMoment}</p>
        </div>
      )}
      {notice !== null && !isAskingAgain && (
        <ClosableNotice key={told.nth} isAsked={notice.isAsked === true} onClose={() => tell(null)}>
          <p>
            {notice.sentence}{' '}
            {notice.clause !== null && (
              <span className="citation">({citation(text, rules, notice.clause)})</span>
            )}
          </p>
          {notice.clause !== null && (
            <button type="button" className="small-button" onClick={() => showRule(notice.clause)}>
              {text.problem.rule}
            </button>
          )}
        </ClosableNotice>
      )}
    </div>
  );
});
