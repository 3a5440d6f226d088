/**
 * The minimum cost of a fan-out: a process that writes a prebuilt frame to every socket, at a fixed pace. It sends its
 * parent the port; the parent sends the frame, the number of writes and the pace, and gets a message when they are done.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { frameOf } from '../../server/domains/live/frame';

interface Work {
  readonly text: string;
  readonly times: number;
  readonly everyMs: number;
}

const sockets = new Set<Duplex>();
const webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const server = createServer();

server.on('upgrade', (request, socket, head) => {
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
  webSockets.handleUpgrade(request, socket, head, () => sockets.add(socket));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
process.on('message', async ({ text, times, everyMs }: Work) => {
  const frame = frameOf(text);
  for (let sent = 0; sent < times; sent += 1) {
    await sleep(everyMs);
    for (const socket of sockets) socket.write(frame);
  }
  process.send?.('done');
});
