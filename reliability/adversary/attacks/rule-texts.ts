// Owns attacks by rules that nobody plays: there are thousands of choices, and each that is asked for costs work and memory.
import { initialPosition, printPosition, ruleSets } from '@ludo/rules';
import type { Attack } from '../attack.ts';
import { v } from '../talk.ts';
import { Wire } from '../wire.ts';

const ADDRESSES = 8;
/** Openings of one that are refused for their rules, at once; more are earned, one a minute. */
const WRONG = 60;
/** Of each address. */
const WIRES = 5;
/** At once on each websocket: as many as it may say. */
const BREATH = 20;

interface Asked {
  readonly rules: string;
  readonly seats: string;
  readonly position: string;
}

/** Every choice of every rule set by each of its names, with its seats; and where it begins. */
function everyChoice(): readonly Asked[] {
  return ruleSets.flatMap(({ id, otherNames, options, seatings }) => {
    let texts: readonly string[] = [''];
    for (const { id: option, values } of options.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const forms = values === null ? [option] : values.map((value) => `${option}=${value}`);
      texts = texts.flatMap((text) => [text, ...forms.map((form) => `${text}+${form}`)]);
    }
    return seatings.flatMap((seats) => {
      const first = initialPosition(id, seats);
      const fields = first.ok ? printPosition(first.value).slice(id.length) : '';
      return [id, ...otherNames].flatMap((name) =>
        texts.map((text) => ({ rules: name + text, seats, position: name + text + fields })),
      );
    });
  });
}

export const ruleTexts: readonly Attack[] = [
  {
    name: 'rule-texts',
    does: 'eight addresses ask for tables by every choice of rules, each with a position of other rules, which costs them no table',
    addresses: ADDRESSES,
    steps: 0,
    async run(ground) {
      const choices = [...everyChoice()];
      const wires = await Promise.all(
        Array.from({ length: ADDRESSES * WIRES }, (_, nth) => Wire.enter(ground, nth % ADDRESSES)),
      );
      await ground.crew(wires.length, async (nth) => {
        const wire = wires[nth];
        const asked = choices.splice(0, 2 * BREATH);
        const answers = asked.slice(0, BREATH).map(async ({ rules, seats }, at) => {
          const position = asked[BREATH + at]?.position ?? '';
          const answer = await wire?.ask('create', { v, rules, seats, position });
          const refusal = answer?.['refusal'] as { readonly code?: string } | undefined;
          ground.note(answer?.['ok'] === true ? 'opened' : (refusal?.code ?? 'cut'));
        });
        await Promise.all(answers);
        await ground.rest(1000);
      });
      for (const wire of wires) wire?.end();
    },
    limits: ({ setup = 0 }) => [['openings read', setup, ADDRESSES * (WRONG + 2)]],
  },
];
