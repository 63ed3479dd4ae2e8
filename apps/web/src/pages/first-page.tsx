import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { AtHome } from './at-home.tsx';
import { BotGame } from './bot-game.tsx';
import { useHasNetwork } from '../device/network.ts';
import { useFirstWords } from '../words/text.ts';
import { useIsPainted } from '../device/after-paint.ts';
import { mayHaveKeptRules } from '../device/house-rules-note.ts';
import { mayHaveKeptGames } from '../device/kept-games-note.ts';
import { Frame } from '../frame/frame.tsx';
import { GamesShelf } from './games-shelf.tsx';
import { GoOn, GoOnAtTable } from './go-on.tsx';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { OwnTablesList } from '../lobby/own-tables-list.tsx';
import { fetchPages, KeptRules, LastKept, OpenTables } from './page-chunks.ts';
import { WelcomePicture } from '../drawing/welcome-picture-chunk.ts';
import { WatchForm } from '../lobby/watch-form.tsx';
import { PeopleList } from './people-list.tsx';

export function FirstPage() {
  const text = useFirstWords();
  const hasNetwork = useHasNetwork();
  useEffect(() => void fetchPages(), []);
  return (
    <Frame kind="first">
      <section className="welcome">
        <h2>{text.site.name}</h2>
        <p>{text.first.line}</p>
      </section>
      <nav className="big-choices">
        <GoOnAtTable />
        <GoOn />
        <Link className="big-choice" href="/new/bots">
          <strong>{text.first.bots}</strong>
          <span>{text.first.botsHint}</span>
        </Link>
        <Link className="big-choice" href="/new/here">
          <strong>{text.first.here}</strong>
          <span>{text.first.hereHint}</span>
        </Link>
        <Link className="big-choice" href="/new/friends">
          <strong>{text.first.friends}</strong>
          <span>{hasNetwork ? text.first.friendsHint : text.first.friendsOffline}</span>
        </Link>
      </nav>
      <OfDevice mayBeThere={mayHaveKeptRules}>
        <KeptRules />
      </OfDevice>
      <GamesShelf />
      <p>
        <Link className="button" href="/learn">
          {text.first.learn}
        </Link>
      </p>
      <PeopleList />
      <OwnTablesList />
      <WatchForm />
      <OfDevice mayBeThere={mayHaveKeptGames}>
        <LastKept />
      </OfDevice>
      <p className="small">{text.first.promise}</p>
      <p className="row">
        <Link className="button" href="/rules">
          {text.offline.book}
        </Link>
        <Link className="button" href="/replay">
          {text.first.replay}
        </Link>
      </p>
      <AtHome />
      <div className="first-foot">
        <section className="tables open-tables" aria-labelledby="open-tables">
          <h2 id="open-tables">{text.lobby.title}</h2>
          <ErrorBoundary fallback={<p role="status">{text.lobby.failed}</p>}>
            <Later instead={<p>{text.lobby.loading}</p>}>
              <OpenTables instead={<BotGame />} />
            </Later>
          </ErrorBoundary>
        </section>
        <div className="welcome-picture">
          <Later>
            <WelcomePicture />
          </Later>
        </div>
      </div>
    </Frame>
  );
}

interface OfDeviceProps {
  readonly mayBeThere: () => boolean;
  readonly children: ReactNode;
}

/** Nothing is fetched for whoever has none there. */
function OfDevice({ mayBeThere, children }: OfDeviceProps) {
  const [areThere] = useState(mayBeThere);
  if (!areThere) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Later>{children}</Later>
    </ErrorBoundary>
  );
}

/** Fetched after the page is painted. */
function Later({ instead, children }: { instead?: ReactNode; children: ReactNode }) {
  const isPainted = useIsPainted();
  return <Suspense fallback={instead}>{isPainted ? children : instead}</Suspense>;
}
