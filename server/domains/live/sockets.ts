import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { LIVE_PATH } from '../../../contract/live';
import type { Config } from '../../config';

/** How much one caller may do. */
export const LIMITS = {
  messageBytes: 4_096,
  messagesPerSecond: 20,
  socketsPerPlayer: 5,
  /** Says neither who he is nor what he wants to see. */
  silentMs: 10_000,
  /** Unsent bytes at which a socket is too slow to follow. */
  unsentBytes: 512 * 1024,
} as const;

/** Who says nothing for one beat and part of another is asked for a sign of life, and dropped a beat later. */
const BEAT_MS = 10_000;

const { OPEN } = WebSocket;

/** A socket that has been opened. */
export interface Caller {
  /** False once it is closed, or was too slow and has been dropped. */
  readonly isOpen: boolean;
  /** Sends one message, as `frameOf` made it: the same bytes serve many. */
  send(frame: Buffer): void;
  close(): void;
}

export interface CallerHandlers {
  readonly onMessage: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * Takes WebSockets in at {@link LIVE_PATH}, with the limits that keep one caller from harming others, and gives
 * each to `onCaller`. Everything else that asks for an upgrade is refused.
 */
export function serveSockets(
  app: FastifyInstance,
  config: Config,
  onCaller: (caller: Caller) => CallerHandlers,
): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const perAddress = new Map<string, number>();
  const quietBeats = new WeakMap<WebSocket, number>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, config.trustProxyHops);
    const refusal = refusalOf(request, config, perAddress.get(address) ?? 0);
    if (refusal !== null) {
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const hear = () => quietBeats.set(webSocket, 0);
      webSocket.on('pong', hear);
      webSocket.on('message', hear);
      attend(webSocket, socket, onCaller);
    });
  });

  const heartbeat = setInterval(() => {
    for (const webSocket of server.clients) {
      const beats = quietBeats.get(webSocket) ?? 0;
      quietBeats.set(webSocket, beats + 1);
      if (beats === 1) webSocket.ping();
      else if (beats > 1) webSocket.terminate();
    }
  }, BEAT_MS);
  heartbeat.unref();

  app.addHook('preClose', (done) => {
    clearInterval(heartbeat);
    for (const webSocket of server.clients) webSocket.terminate();
    server.close();
    done();
  });
}

function attend(webSocket: WebSocket, socket: Duplex, onCaller: (caller: Caller) => CallerHandlers): void {
  const caller: Caller = {
    get isOpen() {
      return webSocket.readyState === OPEN;
    },
    send: (frame) => {
      if (webSocket.readyState !== OPEN || socket.write(frame)) return;
      // What cannot keep up is dropped: it comes back, and gets the table as it is then.
      if (socket.writableLength > LIMITS.unsentBytes) webSocket.terminate();
    },
    close: () => webSocket.close(1000),
  };
  const { onMessage, onClose } = onCaller(caller);
  let second = 0;
  let messages = 0;
  webSocket.on('message', (data, isBinary) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) {
      second = now;
      messages = 0;
    }
    messages += 1;
    if (isBinary || messages > LIMITS.messagesPerSecond) return webSocket.close(1008);
    onMessage(data.toString());
  });
  webSocket.on('error', () => webSocket.terminate());
  webSocket.on('close', onClose);
}

/** The status line to refuse an upgrade with; null when it may go on. */
function refusalOf(request: IncomingMessage, config: Config, socketsOfAddress: number): string | null {
  const path = request.url?.split('?', 1)[0];
  if (path !== LIVE_PATH) return '404 Not Found';
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return '400 Bad Request';
  if (!isOwnOrigin(request, config)) return '403 Forbidden';
  return socketsOfAddress >= config.liveSocketsPerAddress ? '429 Too Many Requests' : null;
}

/** A page of somebody else's must not open sockets in its visitor's name. What is no browser sends no origin. */
function isOwnOrigin({ headers }: IncomingMessage, { publicUrl, isProduction }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.host === host || (publicUrl !== null && from.origin === new URL(publicUrl).origin)) return true;
  return !isProduction && (from.hostname === '127.0.0.1' || from.hostname === 'localhost');
}

/** The caller's address, as far as the configured proxies can be believed. */
function addressOf({ socket, headers }: IncomingMessage, trustProxyHops: number): string {
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [...told.map((part) => part.trim()).filter((part) => part !== ''), socket.remoteAddress ?? ''];
  return hops[Math.max(0, hops.length - 1 - trustProxyHops)] ?? '';
}
