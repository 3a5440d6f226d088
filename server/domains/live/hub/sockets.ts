import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIVE_PATH } from '../../../../contract/live';
import type { Config } from '../../../config';
import type { SharedCounter } from '../../../limits/sharedCounter';
import { networkOf } from '../../players/tries';

/** Limits of one connection or player. */
export const LIMITS = {
  messageBytes: 4_096,
  messagesPerSecond: 20,
  /** Each is a question to the database or the whole table. Pages send one when they open a connection, and after a gap. */
  hellosPerSecond: 5,
  socketsPerPlayer: 5,
  /** A socket is closed when it has sent no hello after this. */
  silentMs: 10_000,
  /** Unsent bytes at which a socket is too slow to follow. */
  unsentBytes: 512 * 1024,
} as const;

/**
 * Interval of the heartbeat. A socket that was silent for a whole interval is pinged, and terminated an
 * interval later. Players' pages send something every few seconds, so this is for other clients.
 */
const HEARTBEAT_MS = 30_000;

/** An open socket. */
export interface LiveSocket {
  /** False once it is closed, or was too slow and has been dropped. */
  readonly isOpen: boolean;
  /** Sends a frame of `frameOf`; the same bytes may go to many sockets. */
  send(frame: Buffer): void;
  close(): void;
}

export interface SocketHandlers {
  readonly onMessage: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * Accepts WebSockets at {@link LIVE_PATH} within the limits that keep one connection from harming others, and
 * gives each to `onSocket`. All other upgrade requests are refused. `perAddress` counts the open ones.
 */
export function serveSockets(
  app: FastifyInstance,
  config: Config,
  perAddress: SharedCounter,
  onSocket: (live: LiveSocket) => SocketHandlers,
): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const silentBeats = new WeakMap<WebSocket, number>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = networkOf(addressOf(request, config.trustProxyHops));
    const refusal = refusalOf(request, config, perAddress.total(address));
    if (refusal !== null) {
      // It is not counted, so it must not stay half open until the other side closes.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    perAddress.add(address);
    socket.once('close', () => perAddress.remove(address));
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const markAlive = () => silentBeats.set(webSocket, 0);
      webSocket.on('pong', markAlive);
      webSocket.on('message', markAlive);
      attach(webSocket, socket, onSocket);
    });
  });

  const heartbeat = setInterval(() => {
    for (const webSocket of server.clients) {
      const beats = silentBeats.get(webSocket) ?? 0;
      silentBeats.set(webSocket, beats + 1);
      if (beats === 1) webSocket.ping();
      else if (beats > 1) webSocket.terminate();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  app.addHook('preClose', (done) => {
    clearInterval(heartbeat);
    for (const webSocket of server.clients) webSocket.terminate();
    server.close();
    done();
  });
}

/**
 * Keeps for itself whether it is open: a message to a thousand sockets looks at each of these objects and at its socket,
 * and every further object of each would cost as much as several hundredths of the write.
 */
class OpenSocket implements LiveSocket {
  isOpen = true;
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;

  constructor(webSocket: WebSocket, socket: Duplex) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    const onEnd = () => {
      this.isOpen = false;
    };
    // `finish`: the other side has closed, and this one has answered with its last bytes.
    socket.once('finish', onEnd);
    socket.once('close', onEnd);
  }

  send(frame: Buffer): void {
    if (!this.isOpen || this.#socket.write(frame)) return;
    // A socket that cannot keep up is dropped: the client reconnects and gets the current table.
    if (this.#socket.writableLength > LIMITS.unsentBytes) this.terminate();
  }

  close(code = 1000): void {
    this.isOpen = false;
    this.#webSocket.close(code);
  }

  terminate(): void {
    this.isOpen = false;
    this.#webSocket.terminate();
  }
}

function attach(webSocket: WebSocket, socket: Duplex, onSocket: (live: LiveSocket) => SocketHandlers): void {
  const live = new OpenSocket(webSocket, socket);
  const { onMessage, onClose } = onSocket(live);
  let second = 0;
  let messages = 0;
  webSocket.on('message', (data, isBinary) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) {
      second = now;
      messages = 0;
    }
    messages += 1;
    if (isBinary || messages > LIMITS.messagesPerSecond) return live.close(1008);
    onMessage(data.toString());
  });
  webSocket.on('error', () => live.terminate());
  webSocket.on('close', onClose);
}

/** The status line of the refusal; null when the upgrade is allowed. */
function refusalOf(request: IncomingMessage, config: Config, socketsOfAddress: number): string | null {
  const path = request.url?.split('?', 1)[0];
  if (path !== LIVE_PATH) return '404 Not Found';
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return '400 Bad Request';
  if (!isOwnOrigin(request, config)) return '403 Forbidden';
  return socketsOfAddress >= config.liveSocketsPerAddress ? '429 Too Many Requests' : null;
}

/**
 * Pages of other origins must not open sockets for their visitors. Clients that are not browsers send no
 * origin.
 */
function isOwnOrigin({ headers }: IncomingMessage, { publicUrl, isProduction }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.host === host || (publicUrl !== null && from.origin === new URL(publicUrl).origin)) return true;
  return !isProduction && (from.hostname === '127.0.0.1' || from.hostname === 'localhost');
}

/** The caller's address, trusting only the configured number of proxies. */
function addressOf({ socket, headers }: IncomingMessage, trustProxyHops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [
    ...forwarded.map((part) => part.trim()).filter((part) => part !== ''),
    socket.remoteAddress ?? '',
  ];
  return hops[Math.max(0, hops.length - 1 - trustProxyHops)] ?? '';
}
