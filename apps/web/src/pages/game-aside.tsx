/** The link to a kept game that this version could not open. */
import { useLocation } from 'wouter';
import { useText } from '../words/text.ts';
import { hasGameAside, takeBackAside } from '../table/stored-game.ts';

export function GameAside() {
  const { offline: words } = useText();
  const [, navigate] = useLocation();
  if (!hasGameAside()) return null;
  const takeBack = () => {
    takeBackAside();
    navigate('/here', { replace: true });
  };
  return (
    <p className="row">
      {words.aside}{' '}
      <button type="button" className="button" onClick={takeBack}>
        {words.asideBack}
      </button>
    </p>
  );
}
