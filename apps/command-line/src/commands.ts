import {
  announcements,
  applyAnnounced,
  initialPosition,
  outcomes,
  perft,
  printPosition,
  simulate,
} from '@ludo/rules';
import { failure, success, type Result } from '@ludo/rules';
import {
  refuseExtra,
  takeColour,
  takeCount,
  takePosition,
  takeThrow,
  type ArgumentError,
} from './arguments.ts';
import { printLab } from './lab-command.ts';
import { recordCommands } from './record-commands.ts';
import { takeSimulation } from './simulation-arguments.ts';

type Lines = Result<readonly string[], ArgumentError>;
type Command = (words: readonly string[]) => Lines;

/** Of a perft: nobody counts so many, and deeper ones have no room on the stack. */
const MOST_THROWS = 100;

const printInitial: Command = (words) => {
  const [rules = '', seats = '', letter, ...extra] = words;
  const tooMany = refuseExtra(extra);
  if (tooMany) return failure(tooMany);
  const colour = letter === undefined ? null : takeColour(rules, letter);
  if (colour && !colour.ok) return colour;
  const position = initialPosition(rules, seats, colour?.value);
  return position.ok ? success([printPosition(position.value)]) : position;
};

const printOutcomes: Command = (words) => {
  const taken = takePosition(words);
  if (!taken.ok) return taken;
  const { position, rest } = taken.value;
  const announcement = rest[0]?.startsWith('suck:') === true ? rest[0] : null;
  const [word = '', ...extra] = announcement === null ? rest : rest.slice(1);
  const tooMany = refuseExtra(extra);
  if (tooMany) return failure(tooMany);
  // Something is to be counted, and nothing thrown.
  if (word === '' && position.toCount > 0) return outcomes(position, []);
  const dice = takeThrow(position, word);
  if (!dice.ok) return dice;
  if (announcement === null) return outcomes(position, dice.value);
  const possible = announcements(position);
  if (!possible.ok) return possible;
  const applied = applyAnnounced(position, announcement, dice.value);
  if (applied.ok) return success([printPosition(applied.value.position)]);
  const expected = possible.value.join(' ') || 'none';
  const reason = `'${announcement}' cannot be announced: expected ${expected}`;
  return failure({ field: 'announcement', reason });
};

const printAnnouncements: Command = (words) => {
  const taken = takePosition(words);
  if (!taken.ok) return taken;
  const { position, rest } = taken.value;
  const tooMany = refuseExtra(rest);
  return tooMany ? failure(tooMany) : announcements(position);
};

const printPerft: Command = (words) => {
  const taken = takePosition(words);
  if (!taken.ok) return taken;
  const { position, rest } = taken.value;
  const [word, ...extra] = rest;
  const tooMany = refuseExtra(extra);
  if (tooMany) return failure(tooMany);
  const depth = takeCount('depth', word);
  if (!depth.ok) return depth;
  if (depth.value > MOST_THROWS)
    return failure({ field: 'depth', reason: `'${word}' is more than ${MOST_THROWS} throws` });
  const count = perft(position, depth.value);
  return count.ok ? success([String(count.value)]) : count;
};

const printSimulation: Command = (words) => {
  const simulation = takeSimulation(words);
  if (!simulation.ok) return simulation;
  const begun = performance.now();
  const result = simulate(simulation.value);
  if (!result.ok) return result;
  const { games, throws, plays, ...rest } = result.value;
  const seconds = (performance.now() - begun) / 1000;
  return success([JSON.stringify({ games, throws, plays, seconds, ...rest })]);
};

const commands: ReadonlyMap<string, Command> = new Map([
  ['initial', printInitial],
  ['outcomes', printOutcomes],
  ['announcements', printAnnouncements],
  ['perft', printPerft],
  ['simulate', printSimulation],
  ['lab', printLab],
]);

export function runCommand(words: readonly string[]): Lines {
  const [name = '', ...rest] = words;
  const command = commands.get(name);
  if (command) return command(rest);
  const known = [...commands.keys(), 'batch', ...recordCommands].join(' ');
  return failure({ field: 'command', reason: `'${name}' is not known: expected one of ${known}` });
}
