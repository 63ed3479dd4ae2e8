import { Suspense } from 'react';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { WelcomePicture } from '../drawing/welcome-picture-chunk.ts';
import { useIsPainted } from '../device/after-paint.ts';
import { BOARD_STYLES } from '@ludo/drawing/materials';
import { useSettings } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';

export function BoardStyleField() {
  const { looks } = useText();
  const chosen = useSettings((state) => state.settings.boardStyle);
  const change = useSettings((state) => state.change);
  const isPainted = useIsPainted();
  return (
    <fieldset className="segments board-styles">
      <legend>{looks.board}</legend>
      {BOARD_STYLES.map((style) => (
        <label key={style}>
          <input
            type="radio"
            name="board-style"
            checked={chosen === style}
            onChange={() => change({ boardStyle: style })}
          />
          <span>
            <span className="board-style-picture" data-board={style}>
              <ErrorBoundary fallback={null}>
                <Suspense>{isPainted && <WelcomePicture />}</Suspense>
              </ErrorBoundary>
            </span>
            {looks.boards[style]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
