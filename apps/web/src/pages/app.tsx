/** Which page stands at which address. */
import { useEffect, useRef } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { useText } from '../settings/settings.ts';
import { FirstPage } from './first-page.tsx';
import { Frame } from './frame.tsx';
import { HerePage } from './here-page.tsx';
import { RoomPage } from './room-page.tsx';
import { SetupPage } from './setup-page.tsx';

export function App() {
  useFocusOnArrival();
  return (
    <Switch>
      <Route path="/" component={FirstPage} />
      <Route path="/new/here">
        <SetupPage key="here" kind="here" />
      </Route>
      <Route path="/new/friends">
        <SetupPage key="friends" kind="friends" />
      </Route>
      <Route path="/here" component={HerePage} />
      <Route path="/table/:room">{({ room }) => <RoomPage key={room} room={room} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}

function NotFound() {
  const text = useText();
  return (
    <Frame>
      <p>{text.site.notFound}</p>
      <p>
        <Link className="button" href="/">
          {text.site.toFirstPage}
        </Link>
      </p>
    </Frame>
  );
}

/** After a change of page the reading begins at its top. */
function useFocusOnArrival(): void {
  const [location] = useLocation();
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location]);
}
