// Chains that are used up, at a real server: the next ones are published in time, and every throw stays right.
import { expect, test } from 'vitest';
import { Device, findingsOf, playOn } from './device.ts';
import { logOf } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

test('a table outlives its chains: both sides publish new tips, and no throw is without a value', async () => {
  const place = await server();
  const [ada, bob] = [guest(place.url), guest(place.url)];
  const { room } = await ada.create('uckers', '1212');
  await ada.join(room);
  await bob.join(room);
  const devices = [new Device(ada), new Device(bob)] as const;
  await devices[0].sit(1);
  await devices[1].sit(2);
  for (let game = 1; (ada.state?.fair?.n ?? 0) < 620; game++) {
    await ada.must({ do: 'start' });
    if (game > 1) await bob.must({ do: 'start' });
    await Promise.all(devices.map((device) => device.give()));
    for (const each of [ada, bob]) await each.until(() => each.state?.phase === 'playing');
    const until = Math.min(620, (ada.state?.fair?.n ?? 0) + 150);
    await playOn(devices, until);
    if (game === 2) for (const device of devices) await device.guest.must({ do: 'tip', tip: device.tip() });
    await playOn(devices, until + 60);
    if (ada.state?.phase === 'playing') await ada.must({ do: 'end' });
    await bob.until(() => bob.state?.phase === 'over');
  }
  const rows = await logOf(place.store, room);
  const tips = rows.filter(({ row }) => row.t === 'tip' && row.who === undefined);
  expect(tips).toHaveLength(1);
  expect(tips[0]?.row).toMatchObject({ h: ada.state?.fair?.server.tip });
  const findings = findingsOf(room, rows);
  expect(findings.length).toBeGreaterThan(600);
  expect(findings.filter(({ is }) => is !== 'right')).toEqual([]);
  const read = await place.store.read(room, 'snapshot');
  expect(read.ok && read.value.seeds.length).toBe(2);
});
