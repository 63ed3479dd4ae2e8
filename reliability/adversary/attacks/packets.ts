// Owns attacks with Socket.IO packets that its parser or the game may not expect.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { v } from '../talk.ts';
import { frame, Wire } from '../wire.ts';

const deep = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels);
const placeholders = (count: number): string =>
  Array.from({ length: count }, (_, num) => `{"_placeholder":true,"num":${num}}`).join(',');
const join = JSON.stringify({ v, room: 'abcdefghijkl', lastSeq: 0 });

export const oddPackets: readonly string[] = [
  // Binary events whose attachments never come.
  '451-["join",{"_placeholder":true,"num":0}]',
  `459-["join",${placeholders(9)}]`,
  `45200-["join",${placeholders(200)}]`,
  '45999999999-["join"]',
  '45-["join"]',
  '450-["join",{"_placeholder":true,"num":0}]',
  '451-["join",{"_placeholder":true,"num":-1}]',
  '461-7[{"_placeholder":true,"num":0}]',
  // Attachments without an event.
  'bAAAA',
  `42["join",${deep('[', ']', 4000)}]`,
  `42["join",${deep('{"a":', '', 1300)}1${'}'.repeat(1300)}]`,
  `42["join",{${Array.from({ length: 800 }, (_, nth) => `"k${nth}":1`).join(',')}}]`,
  `42["join",${'9'.repeat(8000)}]`,
  `42["join","${'\\u0000'.repeat(1300)}"]`,
  // Unrequested acknowledgements, and odd numbers in them.
  '43[]',
  '439007199254740993[{"ok":true}]',
  `42${'9'.repeat(400)}["join",${join}]`,
  `42-1["join",${join}]`,
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'connect',
    'connect_error',
    'disconnect',
    'disconnecting',
    'newListener',
    'removeListener',
    'error',
    '',
    'x'.repeat(8000),
  ].flatMap((name) => [`42[${JSON.stringify(name)},{}]`, `421[${JSON.stringify(name)},${join}]`]),
  '42[7,{}]',
  '42[{},{}]',
  '42[null]',
  '42[]',
  '42{}',
  '42',
  // Packet types that a client does not send, and invalid ones.
  '44{"message":"no"}',
  '47',
  '4',
  '0{"sid":"mine"}',
  '42["join",{"__proto__":{"ok":true}}]',
  `421["join",{"v":${v},"room":"abcdefghijkl","lastSeq":0,"__proto__":{"token":"x"}}]`,
  `42/other,["join",${join}]`,
  `42/${'n'.repeat(8000)},["join",${join}]`,
];

async function sendOddly(
  ground: Ground,
  from: number,
  packets: readonly string[],
  times: number,
): Promise<void> {
  const wire = await Wire.enter(ground, from);
  if (wire === null) return ground.rest(20);
  while (wire.isOpen && ground.goesOn()) {
    const packet = ground.chance.pick(packets);
    for (let at = 0; at < times; at += 1) wire.say(packet);
    ground.note('packets', times);
    await wire.drained();
    await ground.rest(1);
  }
  if (!wire.isOpen) ground.note('cut');
  wire.end();
}

export const packets: readonly Attack[] = [
  {
    name: 'odd-packets',
    does: 'packets of Socket.IO that are deep, wide, binary without their attachments, reserved or broken',
    addresses: 1,
    steps: 300,
    run: (ground) => ground.crew(8, () => sendOddly(ground, 0, oddPackets, 1)),
  },
  {
    name: 'odd-packets-at-once',
    does: 'the same, each fifty times at once, from eight addresses',
    addresses: 8,
    steps: 0,
    run: (ground) => ground.crew(16, (nth) => sendOddly(ground, nth % 8, oddPackets, 50)),
  },
  {
    name: 'half-events',
    does: '4,000 websockets of eight addresses, each with a binary event and all but the last of its ten attachments',
    addresses: 8,
    steps: 0,
    async run(ground) {
      const held: Wire[] = [];
      const event = `4510-["join",${placeholders(10)}]`;
      const attachment = frame(new Uint8Array(8000));
      await Promise.all(
        Array.from({ length: 64 }, async (_, nth) => {
          while (held.length < 4000 && ground.goesOn()) {
            const wire = await Wire.enter(ground, nth % 8);
            if (wire === null) {
              await ground.rest(50);
              continue;
            }
            held.push(wire);
            wire.say(event);
            for (let each = 0; each < 9; each += 1) wire.write(attachment);
            ground.note('attachments', 9);
            await wire.drained();
          }
        }),
      );
      await ground.stay();
      ground.note('still open', held.filter(({ isOpen }) => isOpen).length);
      for (const wire of held) wire.end();
    },
  },
  {
    name: 'attachments',
    does: 'binary events that are never whole: attachments come and come, 8 kB each, and one is always missing',
    addresses: 1,
    steps: 0,
    run: (ground) =>
      ground.crew(8, async () => {
        const wire = await Wire.enter(ground, 0);
        if (wire === null) return ground.rest(20);
        wire.say(`45200-["join",${placeholders(200)}]`);
        const attachment = `b${Buffer.alloc(6000).toString('base64')}`;
        while (wire.isOpen && ground.goesOn()) {
          wire.say(attachment);
          ground.note('attachments');
          await wire.drained();
          await ground.rest(1);
        }
        if (!wire.isOpen) ground.note('cut');
        await ground.stay();
        wire.end();
      }),
  },
];
