// The product's game server with dice that the story deals: thrown in order; without any left a throw fails. Started
// by server-process.ts, one server after the other in a process.
import { facesOf } from '@ludo/fairness';
import { type App, createApp, type ServerDice, standardDice } from '@ludo/server';
import type { FromServer, StoryDice, ToServer, Wanted } from './server-messages.ts';

const dealt: number[] = [];

const dealtDice: ServerDice = {
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

/** Throws that are made before it cheats. */
const HONEST = 4;

function cheatingDice(): ServerDice {
  let throws = 0;
  return {
    ...standardDice,
    *faces(result) {
      throws += 1;
      const isFalse = throws > HONEST;
      for (const face of facesOf(result)) yield isFalse ? (face % 6) + 1 : face;
      throw new Error('faces have no end');
    },
  };
}

const diceFor: Readonly<Record<StoryDice, () => ServerDice>> = {
  dealt: () => dealtDice,
  checked: () => standardDice,
  cheating: cheatingDice,
};

function tell(message: FromServer): void {
  process.send?.(message);
}

/** Milliseconds. */
let ahead = 0;
const time = (): number => Date.now() + ahead;
const now = (): number => performance.now() + ahead;
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

let app: App | null = null;

async function open({ databaseFile, clientDir, port, passed, limits, dice }: Wanted): Promise<void> {
  ahead = passed;
  dealt.length = 0;
  const opened = await createApp({ databaseFile, clientDir, dice: diceFor[dice](), now, time, wait, limits });
  app = opened;
  opened.http.listen(port, '127.0.0.1', () => {
    const address = opened.http.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    tell({ type: 'listening', port: address.port });
  });
}

async function obey(message: ToServer): Promise<void> {
  switch (message.type) {
    case 'open':
      return open(message.wanted);
    case 'close':
      await app?.close();
      app = null;
      for (const { timer } of waiting) clearTimeout(timer);
      waiting.clear();
      break;
    case 'deal':
      dealt.push(...message.faces);
      break;
    case 'pass': {
      ahead += message.milliseconds;
      const due = [...waiting].filter(({ at }) => at <= time()).toSorted((a, b) => a.at - b.at);
      for (const { act } of due) act();
    }
  }
  tell({ type: 'done', id: message.id });
}

process.on('message', (message: ToServer) => void obey(message));
process.on('disconnect', () => process.exit());
