// The game server of a story: the product's own, on a database and port of the story, with dice that the story deals.
// Dice are used in the order in which they were dealt; when none are left, a throw fails. Started by server-process.ts.
import { createApp } from '@ludo/server';
import type { Dice } from '@ludo/room';
import type { Limits } from '@ludo/server';
import type { FromServer, ToServer } from './server-messages.ts';

const [databaseFile, clientDir, port, passed, limits = '{}'] = process.argv.slice(2);
if (databaseFile === undefined || clientDir === undefined || port === undefined) {
  throw new Error('usage: story-server.ts DATABASE CLIENT PORT [MILLISECONDS PASSED [LIMITS]]');
}

const dealt: number[] = [];

const dice: Dice = {
  throw(count) {
    if (dealt.length < count) {
      const problem = `a throw of ${count} was asked for, and ${dealt.length} dice were dealt`;
      tell({ type: 'out-of-dice', problem });
      throw new Error(problem);
    }
    const faces = dealt.splice(0, count);
    tell({ type: 'thrown', faces });
    return { faces, origin: 'scripted' };
  },
};

function tell(message: FromServer): void {
  process.send?.(message);
}

/** Milliseconds by which the story has moved the clock on. */
let ahead = Number(passed ?? 0);
const time = (): number => Date.now() + ahead;
const waiting = new Set<{ readonly at: number; readonly act: () => void; readonly timer: NodeJS.Timeout }>();

function wait(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(() => run(), milliseconds);
  const entry = { at: time() + milliseconds, act: () => run(), timer };
  const run = (): void => {
    clearTimeout(timer);
    if (waiting.delete(entry)) act();
  };
  waiting.add(entry);
  return () => {
    clearTimeout(timer);
    waiting.delete(entry);
  };
}

process.on('message', (message: ToServer) => {
  if (message.type === 'deal') dealt.push(...message.faces);
  else {
    ahead += message.milliseconds;
    const due = [...waiting].filter(({ at }) => at <= time()).toSorted((a, b) => a.at - b.at);
    for (const { act } of due) act();
  }
  tell({ type: 'done', id: message.id });
});
process.on('disconnect', () => process.exit());

const { http } = await createApp({
  databaseFile,
  clientDir,
  dice,
  time,
  wait,
  limits: JSON.parse(limits) as Partial<Limits>,
});
http.listen(Number(port), '127.0.0.1', () => {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  tell({ type: 'listening', port: address.port });
});
