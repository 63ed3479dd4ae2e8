/** Which page stands at which address. */
import { Link, Route, Switch } from 'wouter';
import { Materials } from '../board/materials.tsx';
import { bookPage, rulesPage } from '../book/chunk.ts';
import { useFirstWords } from '../settings/settings.ts';
import { FetchedPage } from './fetched-page.tsx';
import { FirstPage } from './first-page.tsx';
import { Frame } from './frame.tsx';
import { RoomPage } from './room-page.tsx';
import { Mishap } from './mishap.tsx';
import { herePage, learnPage, setupPage } from './page-chunks.ts';

export function App() {
  return (
    <Mishap>
      <Materials />
      <Switch>
        <Route path="/" component={FirstPage} />
        <Route path="/new/here">
          <FetchedPage key="here" of={setupPage} props={{ kind: 'here' }} />
        </Route>
        <Route path="/new/friends">
          <FetchedPage key="friends" of={setupPage} props={{ kind: 'friends' }} />
        </Route>
        <Route path="/learn">
          <FetchedPage of={learnPage} props={{ id: null }} />
        </Route>
        <Route path="/learn/:lesson">
          {({ lesson }) => <FetchedPage key={lesson} of={learnPage} props={{ id: lesson }} />}
        </Route>
        <Route path="/here">
          <FetchedPage of={herePage} props={{}} />
        </Route>
        <Route path="/rules">
          <FetchedPage of={bookPage} props={{}} />
        </Route>
        <Route path="/rules/:rules">
          {({ rules }) => <FetchedPage key={rules} of={rulesPage} props={{ rules }} />}
        </Route>
        <Route path="/table/:room">{({ room }) => <RoomPage key={room} room={room} />}</Route>
        <Route component={NotFound} />
      </Switch>
    </Mishap>
  );
}

function NotFound() {
  const text = useFirstWords();
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
