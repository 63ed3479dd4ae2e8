import { useEffect, useMemo, useRef, useState } from 'react';
import type { RoomState } from '@ludo/room';
import { whenIdle } from '../device/after-paint.ts';
import { saveFile } from '../device/save-file.ts';
import { bringOpenedIntoSight } from '../kit/in-sight.ts';
import { Switch } from '../kit/switch.tsx';
import { useSettings } from '../preferences/settings.ts';
import { gameName, gameOf } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { pictureOf } from './picture-of-room.ts';
import { addressOf, pngOf } from './png.ts';

const PNG = 'image/png';

/** Undefined: not yet; null: this browser cannot. */
type Made = Blob | null | undefined;

export default function PictureButtons({ room }: { readonly room: RoomState }) {
  const text = useText();
  const { boardPicture: words } = text;
  const style = useSettings(({ settings }) => settings.boardStyle);
  const [hasNames, setHasNames] = useState(true);
  const [told, setTold] = useState('');
  const part = useRef<HTMLDivElement>(null);
  // It has come later than what it is unfolded from.
  useEffect(() => bringOpenedIntoSight(part.current?.closest('details') ?? null), []);
  const svg = useMemo(() => pictureOf(text, room, { hasNames, style }), [text, room, hasNames, style]);
  const png = usePng(svg);
  const name = `${gameOf(room.rules)}-${room.game}`;

  const leaveOutNames = (isWithout: boolean): void => {
    setHasNames(!isWithout);
    setTold('');
  };
  const saveSvg = (): void => {
    if (svg !== null) saveFile(`${name}.svg`, 'image/svg+xml', svg);
  };
  const savePng = (): void => {
    if (png != null) saveFile(`${name}.png`, PNG, png);
  };
  const copy = async (): Promise<void> => {
    if (png == null) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ [PNG]: png })]);
      setTold(words.copied);
    } catch {
      setTold(words.notCopied);
    }
  };
  const share = (): void => {
    if (png == null) return;
    // Whoever closes the sheet has not sent it.
    navigator.share({ files: [new File([png], `${name}.png`, { type: PNG })] }).catch(() => undefined);
  };
  const isThere = png != null;
  return (
    <div ref={part}>
      <p>{words.means}</p>
      <Switch isOn={!hasNames} onChange={leaveOutNames} label={words.withoutNames} />
      <div className="row">
        <button type="button" className="button" aria-disabled={!isThere} onClick={savePng}>
          {words.png}
        </button>
        <button type="button" className="button" onClick={saveSvg}>
          {words.svg}
        </button>
        {canCopyPictures() && (
          <button type="button" className="button" aria-disabled={!isThere} onClick={() => void copy()}>
            {words.copy}
          </button>
        )}
        {canSharePictures() && (
          <button type="button" className="button" aria-disabled={!isThere} onClick={share}>
            {words.share}
          </button>
        )}
      </div>
      <p role="status">{png === null ? words.noPng : told}</p>
      {svg !== null && (
        <img
          className="kept-picture"
          src={addressOf(svg)}
          alt={text.board.name(gameName(text, room.rules))}
        />
      )}
    </div>
  );
}

/** Made before a press: browsers let a page copy and share only in the press itself. */
function usePng(svg: string | null): Made {
  const [made, setMade] = useState<{ readonly svg: string; readonly png: Blob | null } | null>(null);
  useEffect(() => {
    if (svg === null) return;
    let isGone = false;
    whenIdle(() => {
      if (isGone) return;
      void pngOf(svg).then((png) => {
        if (!isGone) setMade({ svg, png });
      });
    });
    return () => {
      isGone = true;
    };
  }, [svg]);
  return made !== null && made.svg === svg ? made.png : undefined;
}

/** Not where the page came by plain http. */
function canCopyPictures(): boolean {
  return typeof ClipboardItem === 'function' && 'clipboard' in navigator && 'write' in navigator.clipboard;
}

function canSharePictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'game.png', { type: PNG })] });
}
