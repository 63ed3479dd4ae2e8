// A copied secret stops working when its browser goes on.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openServer } from './test-server.ts';

const refused = { ok: false, refusal: { code: 'token-renewed', clause: null } };

test('whoever copied the token and came back with it is out as soon as its owner has come back and kept the new one', async () => {
  const place = await openServer();
  const ada = new Guest(place.url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  const copied = ada.token;
  const thief = new Guest(place.url, copied);
  // Never confirms the new token, so that the owner notices nothing.
  await thief.join(room);
  const owner = new Guest(place.url, copied);
  await owner.join(room);
  expect(await owner.say('kept', { token: owner.token })).toEqual({ ok: true });
  const late = new Guest(place.url);
  expect(await late.say('join', { v: PROTOCOL_VERSION, room, token: thief.token, lastSeq: 0 })).toEqual(
    refused,
  );
  await owner.join(room);
  expect(owner.person).toBe(ada.person);
  for (const each of [ada, thief, owner, late]) each.leave();
  await place.close();
});
