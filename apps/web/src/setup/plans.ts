/** What a person wants to play, remembered for the next table. */
import {
  beginChoices,
  bestOfChoices,
  pointChoices,
  readName,
  standardChoices,
  talkChoices,
  writeChoices,
  type AwayChoice,
  type ClockChoice,
  type Opening,
  type TableChoices,
} from '@ludo/room';
import {
  allowsHeadStart,
  coloursOfPlayer,
  playersAt,
  ruleSets,
  type RuleSet,
  botLevels,
  type BotLevel,
  type Start,
} from '@ludo/rules';
import { recallJson, remember } from '../device/storage.ts';

export interface Plan {
  readonly ruleSet: string;
  /** `true`: a switch that is on. Options at their standard are absent. */
  readonly options: Readonly<Record<string, string | true>>;
  readonly start: Start;
  /** What these rules are called, as it was written; empty: nothing. Without variations of one's own it does not count. */
  readonly rulesName: string;
  readonly seats: string;
  readonly names: readonly (string | null)[];
  readonly table: TableChoices;
  /** By colour; the first colour of a player counts. On this screen only. */
  readonly bots: readonly boolean[];
  readonly level: BotLevel;
}

const KEY = 'plan';
export const STARTS: readonly Start[] = ['whole', 'head-start'];
const USUAL_PLAYERS = 2;

export function playersIn(seats: string): number {
  return playersAt(seats).length;
}

export function ruleSetById(id: string): RuleSet | null {
  return ruleSets.find((ruleSet) => ruleSet.id === id) ?? ruleSets[0] ?? null;
}

/** The default; otherwise any that the rule set has. */
export function seatingFor(ruleSet: RuleSet, players: number): string {
  const fitting = ruleSet.seatings.find((seats) => playersIn(seats) === players);
  return fitting ?? ruleSet.seatings[0] ?? '';
}

export function playerCounts(ruleSet: RuleSet): readonly number[] {
  return [...new Set(ruleSet.seatings.map(playersIn))].toSorted((a, b) => a - b);
}

/** `alone`: the first player against bots. */
interface Company {
  readonly kind: 'people' | 'alone' | 'mixed';
  readonly people: number;
  readonly bots: number;
}

export function companyOf(seats: string, bots: readonly boolean[]): Company {
  const isBot = Array.from(
    { length: playersIn(seats) },
    (_, nth) => bots[coloursOfPlayer(seats, nth + 1)[0] ?? 0] === true,
  );
  const amount = isBot.filter(Boolean).length;
  const isAlone = amount === isBot.length - 1 && isBot[0] === false;
  return {
    kind: amount === 0 ? 'people' : isAlone ? 'alone' : 'mixed',
    people: isBot.length - amount,
    bots: amount,
  };
}

/** Also for colours that only another choice of seats brings into play. */
export function botsFor(seats: string): readonly boolean[] {
  const own = coloursOfPlayer(seats, 1)[0];
  return [0, 1, 2, 3].map((colour) => colour !== own);
}

/** Who plays alone against bots still does. */
export function withSeats(plan: Plan, seats: string): Pick<Plan, 'seats' | 'bots'> {
  const isAlone = companyOf(plan.seats, plan.bots).kind === 'alone';
  return { seats, bots: isAlone ? botsFor(seats) : plan.bots };
}

/** Another game for as many players, with the options that both know. */
export function withRuleSet(plan: Plan, ruleSet: RuleSet): Plan {
  const isKnown = ruleSet.seatings.some((seats) => seats === plan.seats);
  const seats = isKnown ? plan.seats : seatingFor(ruleSet, playersIn(plan.seats));
  return playable({
    ...plan,
    ruleSet: ruleSet.id,
    rulesName: ruleSet.id === plan.ruleSet ? plan.rulesName : '',
    ...withSeats(plan, seats),
    options: optionsFor(ruleSet, plan.options),
  });
}

/** What people come to play: against bots, around one screen, or with friends by a link. */
export type GameKind = 'bots' | 'here' | 'friends';

/** A plan with the company that a game of this kind begins with. */
export function planFor(kind: GameKind, plan: Plan): Plan {
  const { kind: company } = companyOf(plan.seats, plan.bots);
  if (kind === 'bots' && company === 'people') return { ...plan, bots: botsFor(plan.seats) };
  return kind === 'here' && company === 'alone' ? { ...plan, bots: plan.bots.map(() => false) } : plan;
}

export function rulesOf({ ruleSet, options }: Plan): string {
  const parts = Object.entries(options).map(([id, value]) => (value === true ? id : `${id}=${value}`));
  return [ruleSet, ...parts.toSorted()].join('+');
}

/** With a head start, or variations of one's own. */
export function isOwn({ options, start }: Pick<Plan, 'options' | 'start'>): boolean {
  return start === 'head-start' || Object.keys(options).length > 0;
}

/** Of what is written as a name of these rules. Null: they have none. */
export function rulesNameOf(plan: Plan): ReturnType<typeof readName> | null {
  return isOwn(plan) && plan.rulesName.trim() !== '' ? readName(plan.rulesName) : null;
}

export function openingFor(plan: Plan): Opening {
  const name = rulesNameOf(plan);
  const rulesName = name?.ok === true ? { rulesName: name.value } : {};
  const opening = { rules: rulesOf(plan), seats: plan.seats, ...rulesName };
  return plan.start === 'head-start' ? { ...opening, headStart: true } : opening;
}

/** What is played, whoever plays. */
export function playedBy({ seats, start, ...plan }: Plan): Pick<Plan, 'seats' | 'start'> & { rules: string } {
  return { rules: rulesOf({ seats, start, ...plan }), seats, start };
}

export function mayStartAhead(plan: Plan): boolean {
  return allowsHeadStart(rulesOf(plan), plan.seats);
}

/** Begun as a whole game where the variations leave no head start. */
export function playable(plan: Plan): Plan {
  return plan.start === 'whole' || mayStartAhead(plan) ? plan : { ...plan, start: 'whole' };
}

/** The same company by rules that are known here, under this name. */
export function withRules(plan: Plan, rules: string, start: Start, rulesName: string): Plan {
  const [id = '', ...words] = rules.split('+');
  const ruleSet = ruleSetById(id);
  if (ruleSet === null) return plan;
  const wanted: Record<string, unknown> = {};
  for (const [option = '', value] of words.map((word) => word.split('='))) wanted[option] = value ?? true;
  const options = optionsFor(ruleSet, wanted);
  return playable({ ...withRuleSet(plan, ruleSet), options, start, rulesName });
}

export function optionsFor(ruleSet: RuleSet, wanted: Readonly<Record<string, unknown>>): Plan['options'] {
  const options: Record<string, string | true> = {};
  for (const { id, values } of ruleSet.options) {
    const value = wanted[id];
    if (values === null && value === true) options[id] = true;
    if (typeof value === 'string' && values?.includes(value) === true) options[id] = value;
  }
  return options;
}

/** As far as it is still valid. */
export function readPlan(remembered: unknown): Plan {
  const found: Partial<Record<keyof Plan, unknown>> =
    typeof remembered === 'object' && remembered !== null ? remembered : {};
  const ruleSet = ruleSetById(typeof found.ruleSet === 'string' ? found.ruleSet : '');
  if (ruleSet === null) throw new Error('there are no rules to play by');
  const wanted: Readonly<Record<string, unknown>> =
    typeof found.options === 'object' && found.options !== null ? { ...found.options } : {};
  const isKnown = ruleSet.seatings.some((seats) => seats === found.seats);
  const names: readonly unknown[] = Array.isArray(found.names) ? found.names : [];
  return playable({
    ruleSet: ruleSet.id,
    options: optionsFor(ruleSet, wanted),
    start: STARTS.find((start) => start === found.start) ?? 'whole',
    rulesName: typeof found.rulesName === 'string' ? found.rulesName : '',
    seats: isKnown ? String(found.seats) : seatingFor(ruleSet, USUAL_PLAYERS),
    table: readTable(found.table),
    bots: [0, 1, 2, 3].map((colour) => Array.isArray(found.bots) && found.bots[colour] === true),
    level: botLevels.find((level) => level === found.level) ?? 'sensible',
    names: [0, 1, 2, 3].map((colour) => {
      const name = names[colour];
      return typeof name === 'string' ? name : null;
    }),
  });
}

const usualTable: TableChoices = { ...standardChoices, away: 'bot' };

export const CLOCKS: readonly ClockChoice[] = [
  { kind: 'none' },
  { kind: 'throw', seconds: 60 },
  { kind: 'throw', seconds: 30 },
  { kind: 'bank', seconds: 300, increment: 10 },
];
export const GRACES: readonly number[] = [30, 60, 180];
export const AWAYS: readonly AwayChoice[] = ['bot', 'others', 'wait'];

function readTable(remembered: unknown): TableChoices {
  const found: Partial<Record<keyof TableChoices, unknown>> =
    typeof remembered === 'object' && remembered !== null ? remembered : {};
  const same = JSON.stringify(found.clock);
  return {
    clock: CLOCKS.find((clock) => JSON.stringify(clock) === same) ?? usualTable.clock,
    expiry: found.expiry === 'forfeit' ? 'forfeit' : 'bot',
    away: AWAYS.find((away) => away === found.away) ?? usualTable.away,
    grace: GRACES.find((grace) => grace === found.grace) ?? usualTable.grace,
    talk: talkChoices.find((talk) => talk === found.talk) ?? usualTable.talk,
    points: pointChoices.find((points) => points === found.points) ?? usualTable.points,
    bestOf: bestOfChoices.find((games) => games === found.bestOf) ?? usualTable.bestOf,
    drawsSeats: found.drawsSeats === true,
    begins: beginChoices.find((begins) => begins === found.begins) ?? usualTable.begins,
    // Nobody is listed publicly because of an earlier choice.
    listed: usualTable.listed,
  };
}

export function rememberedPlan(): Plan {
  return readPlan(recallJson(KEY));
}

export function rememberPlan(plan: Plan): void {
  const { start, rulesName, ...usual } = plan;
  const named = rulesName === '' ? usual : { ...usual, rulesName };
  const kept = start === 'whole' ? named : { ...named, start };
  remember(KEY, JSON.stringify({ ...kept, table: writeChoices(plan.table) }));
}
