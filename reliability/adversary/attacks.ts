import type { Attack } from './attack.ts';
import { atOnce } from './attacks/at-once.ts';
import { breaths } from './attacks/breaths.ts';
import { clocks } from './attacks/clocks.ts';
import { coldOpenings } from './attacks/cold-openings.ts';
import { connects } from './attacks/connects.ts';
import { crowds } from './attacks/crowds.ts';
import { deaf } from './attacks/deaf.ts';
import { dice } from './attacks/dice.ts';
import { filling } from './attacks/filling.ts';
import { floods } from './attacks/floods.ts';
import { frames } from './attacks/frames.ts';
import { goings } from './attacks/goings.ts';
import { handshakes } from './attacks/handshakes.ts';
import { hungUp } from './attacks/hung-up.ts';
import { links } from './attacks/links.ts';
import { logs } from './attacks/logs.ts';
import { mixtures } from './attacks/mixtures.ts';
import { packets } from './attacks/packets.ts';
import { records } from './attacks/records.ts';
import { requests } from './attacks/requests.ts';
import { ruleTexts } from './attacks/rule-texts.ts';
import { wires } from './attacks/wires.ts';

export const attacks: readonly Attack[] = [
  ...connects,
  ...breaths,
  ...floods,
  ...goings,
  ...deaf,
  ...crowds,
  ...atOnce,
  ...handshakes,
  ...hungUp,
  ...packets,
  ...frames,
  ...wires,
  ...requests,
  ...filling,
  ...clocks,
  ...logs,
  ...coldOpenings,
  ...records,
  ...links,
  ...dice,
  ...ruleTexts,
  ...mixtures,
];
