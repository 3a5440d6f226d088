import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { NatsAddress } from '../../../settings/natsAddress';
import { IDS_MAX } from '../notices';
import type { Bus, BusListener, TicketNotice } from './bus';

const SUBJECT = 'peryahan.live.tickets';
const CONNECT_MAX_MS = 3_000;
/** Between two attempts at one server, and up to as much again, so that processes do not come back all at once. */
const RECONNECT_EVERY_MS = 250;
/** A server that is frozen counts as lost after two of these without an answer. */
const PING_EVERY_MS = 2_000;
/** What has been told leaves a process that stops within this, or not at all. */
const FLUSH_MAX_MS = 3_000;

/** What comes from the network is checked: an id goes into a statement, and what throws here would end the process. */
const ticketNotice = z.object({
  game: z.string(),
  kind: z.literal('tickets'),
  round: z.int(),
  ids: z.array(z.string().check(z.regex(/^[0-9]{1,18}$/))).check(z.maxLength(IDS_MAX)),
  batch: z.object({
    process: z.string().check(z.maxLength(64)),
    number: z.int(),
    isLast: z.boolean(),
  }),
});

/** Connects to NATS. Throws an Error that names the setting when that fails. */
export async function openNatsBus(address: NatsAddress, log: FastifyBaseLogger): Promise<Bus> {
  const { hosts, isEncrypted, user, password } = address;
  try {
    const connection = await connect({
      servers: [...hosts],
      ...(isEncrypted && { tls: {} }),
      ...(user !== null && (password === null ? { token: user } : { user, pass: password })),
      name: 'peryahan',
      // This process hears of its own tickets without NATS.
      noEcho: true,
      timeout: CONNECT_MAX_MS,
      pingInterval: PING_EVERY_MS,
      maxPingOut: 2,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_EVERY_MS,
      reconnectJitter: RECONNECT_EVERY_MS,
      reconnectJitterTLS: RECONNECT_EVERY_MS,
      // A server whose users are wrong for a while must not end the connection for good.
      ignoreAuthErrorAbort: true,
    });
    return new NatsBus(connection, log);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`NATS_URL: cannot connect to NATS at ${hosts.join(', ')}: ${why}`);
  }
}

/**
 * Notices by NATS, which forgets them at once: what is told while a connection is down is lost. Each process hears its own
 * notices directly, and has the tickets read again when its connection is back.
 */
class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #log: FastifyBaseLogger;
  #listener: BusListener | null = null;
  #isConnected = true;
  #isClosing = false;
  #isErrorKnown = false;
  /** Number of notices that other processes were not told of since the connection was lost. */
  #untold = 0;

  constructor(connection: NatsConnection, log: FastifyBaseLogger) {
    this.#connection = connection;
    this.#log = log;
    void this.#followStatus();
  }

  listen(listener: BusListener): void {
    this.#listener = listener;
    this.#connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error === null) this.#onMessage(message.string());
        else this.#log.warn({ err: error }, 'NATS does not let this process hear of tickets');
      },
    });
    void this.#catchUp();
  }

  async publish(notice: TicketNotice): Promise<void> {
    this.#listener?.onNotice(notice);
    if (this.#isConnected) this.#connection.publish(SUBJECT, JSON.stringify(notice));
    else this.#untold += 1;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#isConnected) await this.#flush().catch(() => undefined);
    await this.#connection.close();
  }

  #onMessage(text: string): void {
    const notice = parsed(text);
    if (notice === null)
      this.#log.warn({ text: text.slice(0, 200) }, 'NATS carried something that is no notice');
    else this.#listener?.onNotice(notice);
  }

  async #followStatus(): Promise<void> {
    for await (const status of this.#connection.status()) {
      if (status.type === 'error') this.#onError(status.error);
      // Every attempt that NATS refuses is a disconnect too, and each of them a reconnect in the end.
      else if (status.type === 'disconnect' && this.#isConnected) this.#onLost();
      else if (status.type === 'reconnect' && !this.#isConnected) this.#onBack();
    }
  }

  /** Logs the first error since the connection was last well: one that refuses this process comes with every attempt. */
  #onError(error: Error): void {
    if (!this.#isErrorKnown) this.#log.warn({ err: error }, 'NATS reports an error');
    this.#isErrorKnown = true;
  }

  #onLost(): void {
    this.#isConnected = false;
    if (!this.#isClosing)
      this.#log.warn('the connection to NATS is lost: tickets show at other processes when betting closes');
  }

  #onBack(): void {
    this.#isConnected = true;
    this.#log.warn({ untold: this.#untold }, 'the connection to NATS is back');
    this.#untold = 0;
    this.#isErrorKnown = false;
    void this.#catchUp();
  }

  /** From its answer on NATS carries all notices to this process: what is read after it has all that came before. */
  async #catchUp(): Promise<void> {
    try {
      await this.#connection.flush();
      this.#listener?.onMissed();
    } catch {
      // Lost again; the next connection has the tickets read.
    }
  }

  /** Resolves when NATS has taken all that was told, or at the latest after {@link FLUSH_MAX_MS}. */
  async #flush(): Promise<void> {
    const inTime = new AbortController();
    const late = sleep(FLUSH_MAX_MS, undefined, { signal: inTime.signal }).catch(() => undefined);
    await Promise.race([this.#connection.flush(), late]).finally(() => inTime.abort());
  }
}

function parsed(text: string): TicketNotice | null {
  try {
    return z.parse(ticketNotice, JSON.parse(text));
  } catch {
    return null;
  }
}
