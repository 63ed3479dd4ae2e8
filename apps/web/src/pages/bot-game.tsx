/** One press begins a game against bots, like the last one, where no open table invites. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { storedGameNote } from '../device/stored-game-note.ts';
import { useFirstWords } from '../words/text.ts';

export function BotGame() {
  const text = useFirstWords();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    // It would be replaced: the page where games are made asks first.
    const isSafe = storedGameNote() === null;
    const hasBegun = isSafe && (await import('../setup/begin-here.ts')).beginAgainstBots(text);
    navigate(hasBegun ? '/here' : '/new/bots');
  };
  return (
    <button type="button" className="button button-strong" onClick={() => void begin()}>
      {text.lobby.botGame}
    </button>
  );
}
