// Owns what stands before several servers, as a proxy does: each connection goes to the next one that takes it.
import { connect, type Socket } from 'node:net';
import { InBetween } from './in-between.ts';

export async function openBalancer(ports: readonly number[]): Promise<InBetween> {
  let turn = 0;

  function carry(client: Socket, between: InBetween, tries: number): void {
    turn += 1;
    const server = connect(ports[turn % ports.length] ?? 0, '127.0.0.1');
    const next = (): void => {
      server.destroy();
      if (tries > 1 && !client.destroyed) carry(client, between, tries - 1);
      else client.destroy();
    };
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      between.join(client, server);
      client.pipe(server).pipe(client);
    });
  }

  return InBetween.open((client, between) => {
    // It may end before a server takes it.
    client.on('error', () => client.destroy());
    carry(client, between, ports.length);
  });
}
