import { Link, Route, Switch } from 'wouter';
import { Materials } from '../drawing/materials.tsx';
import { BookPage, RulesPage } from '../book/chunk.ts';
import { useFirstWords } from '../words/text.ts';
import { FirstPage } from '../pages/first-page.tsx';
import { Frame } from '../frame/frame.tsx';
import { RoomPage } from '../pages/room-page.tsx';
import { PageErrorBoundary } from '../frame/page-error.tsx';
import { HerePage, LearnPage, ReplayPage, SetupPage } from '../pages/page-chunks.ts';
import { CodePage, SendPage, TelevisionPage } from '../pages/television-chunks.ts';

export function App() {
  return (
    <PageErrorBoundary>
      <Materials />
      <Switch>
        <Route path="/" component={FirstPage} />
        <Route path="/new/bots">
          <SetupPage key="bots" kind="bots" />
        </Route>
        <Route path="/new/here">
          <SetupPage key="here" kind="here" />
        </Route>
        <Route path="/new/friends">
          <SetupPage key="friends" kind="friends" />
        </Route>
        <Route path="/learn">
          <LearnPage id={null} />
        </Route>
        <Route path="/learn/:lesson">{({ lesson }) => <LearnPage key={lesson} id={lesson} />}</Route>
        <Route path="/here">
          <HerePage />
        </Route>
        <Route path="/rules">
          <BookPage />
        </Route>
        <Route path="/rules/:rules">{({ rules }) => <RulesPage key={rules} rules={rules} />}</Route>
        <Route path="/table/:room">{({ room }) => <RoomPage key={room} room={room} />}</Route>
        <Route path="/replay">
          <ReplayPage chosen={null} />
        </Route>
        <Route path="/replay/:room/:game">
          {({ room, game }) => <ReplayPage key={`${room} ${game}`} chosen={{ room, game }} />}
        </Route>
        <Route path="/tv">
          <CodePage />
        </Route>
        <Route path="/tv/:room">{({ room }) => <TelevisionPage key={room} room={room} />}</Route>
        <Route path="/send/:code">{({ code }) => <SendPage key={code} code={code} />}</Route>
        <Route component={NotFound} />
      </Switch>
    </PageErrorBoundary>
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
