import type { LiveMessage, LiveRequest } from '../../../../contract/live';
import { centavos } from '../../../../games/kit/rules/money';
import type { SharedGame } from '../../../../games/kit/rules/shared';
import type { Context } from '../../../context';
import { moneyOf } from '../../../ledger/balances';
import type { CountExchange } from '../../../limits/countExchange';
import { authenticate, type LiveSession, validSessions } from '../../players/sessions';
import { CompanyKeeper } from '../company/companyKeeper';
import type { Feed, FeedNotice } from '../feed';
import { frameOf } from '../frame';
import type { Notice } from '../notices';
import { ownTickets, type StoredTicket, saltsOf, ticketOf } from '../tickets';
import type { LiveTime } from '../time';
import { TableView, textOf } from '../view';
import {
  type Channel,
  type Client,
  createFeedChannel,
  type FeedChannel,
  read,
  send,
  watchersOf,
} from './clients';
import { PlayerSockets } from './playerSockets';
import { LIMITS, type LiveSocket, type SocketHandlers } from './sockets';
import { Ticker } from './ticker';

type Refused = Extract<LiveMessage, { type: 'refused' }>['reason'];

/** A client whose session has ended is disconnected after this at the latest. */
const SESSIONS_EVERY_MS = 1_000;

/** All sockets of this process, and the messages sent to them. */
export class ConnectionHub {
  readonly #context: Context;
  readonly #time: LiveTime;
  readonly #channels = new Map<string, Channel>();
  readonly #feeds = new Map<string, FeedChannel>();
  readonly #clients = new Set<Client>();
  readonly #ofPlayers: PlayerSockets<Client>;
  readonly #company: CompanyKeeper;
  #checking: NodeJS.Timeout | null = null;
  readonly #ticker = new Ticker(() => this.#tick());
  /** Pending database work for clients. */
  readonly #pending = new Set<Promise<void>>();
  #isStopped = false;

  constructor(
    context: Context,
    games: readonly SharedGame[],
    time: LiveTime,
    counts: CountExchange,
    feeds: readonly Feed[] = [],
  ) {
    this.#context = context;
    this.#time = time;
    this.#ofPlayers = new PlayerSockets(counts, (clients) => this.#refuseAll(clients));
    for (const game of games) this.#channels.set(game.rules.name, this.#createChannel(game));
    const tables = [...this.#channels.values()].map((channel) => ({
      game: channel.game,
      view: channel.view,
      watchers: () => watchersOf(channel),
    }));
    this.#company = new CompanyKeeper(context, time, tables);
    for (const feed of feeds) this.#feeds.set(feed.name, createFeedChannel(feed));
  }

  start(): void {
    this.#company.start();
    this.#checking = setInterval(() => this.#track(() => this.#disconnectEnded()), SESSIONS_EVERY_MS);
  }

  /** Returns whether somebody watches a table. */
  #tick(): boolean {
    const channels = [...this.#channels.values()];
    for (const { view } of channels) view.tick();
    return channels.some(({ clients }) => clients.size > 0);
  }

  /** Resolves when no database work is pending and none will start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#checking !== null) clearInterval(this.#checking);
    this.#ticker.stop();
    const views = [...this.#channels.values()].map(({ view }) => view.close());
    await Promise.all([...views, ...this.#pending, this.#company.stop()]);
  }

  #track(work: () => Promise<void>): void {
    if (this.#isStopped) return;
    const pending = work().finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
  }

  view(game: string): TableView | null {
    return this.#channels.get(game)?.view ?? null;
  }

  onNotice(notice: Notice | FeedNotice): void {
    const channel = this.#feeds.get(notice.game);
    if (channel !== undefined) channel.feed.onNotice(notice, channel.audience);
    else this.view(notice.game)?.onNotice(notice as Notice);
  }

  reload(): void {
    for (const { feed, audience } of this.#feeds.values()) feed.onReconnect(audience);
    for (const { view } of this.#channels.values()) view.reload();
  }

  /** Registers a new socket. */
  receive(socket: LiveSocket): SocketHandlers {
    const client: Client = {
      socket,
      channel: null,
      session: null,
      hellos: 0,
      helloSecond: 0,
      hellosInSecond: 0,
    };
    this.#clients.add(client);
    const helloTimeout = setTimeout(() => {
      if (client.hellos === 0) socket.close();
    }, LIMITS.silentMs);
    helloTimeout.unref();
    return {
      onMessage: (text) => {
        const request = read(text);
        if (request === null) this.#refuse(client, 'badRequest');
        else if (request.type === 'ping') send(client, this.#pong(request.id));
        else if (this.#isTooMany(client)) this.#refuse(client, 'busy');
        else this.#track(() => this.#onHello(client, request));
      },
      onClose: () => {
        clearTimeout(helloTimeout);
        // A hello that waits for its session comes too late.
        client.hellos += 1;
        this.#leave(client);
        this.#setSession(client, null);
        this.#clients.delete(client);
      },
    };
  }

  #createChannel(game: SharedGame): Channel {
    const { log, db } = this.#context;
    const view = new TableView(db, game, this.#time, {
      isWatched: () => channel.clients.size > 0,
      onMessage: (text) => {
        const frame = frameOf(text);
        for (const { socket } of channel.clients) socket.send(frame);
      },
      onTable: () => this.#subscribe(channel, [...channel.clients]),
      onTickets: (tickets) => this.#sendTickets(channel, tickets),
      onError: (error) => log.warn({ err: error, game: game.rules.name }, 'could not read a table'),
    });
    const channel: Channel = { game, view, clients: new Set(), waiting: new Map() };
    return channel;
  }

  #isTooMany(client: Client): boolean {
    const second = Math.floor(this.#time.nowMs() / 1_000);
    client.hellosInSecond = client.helloSecond === second ? client.hellosInSecond + 1 : 1;
    client.helloSecond = second;
    return client.hellosInSecond > LIMITS.hellosPerSecond;
  }

  #pong(id: number): LiveMessage {
    return { type: 'pong', id, serverTime: this.#time.nowMs() };
  }

  async #onHello(client: Client, { game, token }: Extract<LiveRequest, { type: 'hello' }>): Promise<void> {
    client.hellos += 1;
    const number = client.hellos;
    try {
      const channel = this.#channels.get(game) ?? this.#feeds.get(game);
      if (channel === undefined) return this.#refuse(client, 'notFound');
      const session = token === null ? null : await authenticate(this.#context, token);
      if (client.hellos !== number) return;
      if (token !== null && session === null) return this.#refuse(client, 'loginNeeded');
      this.#setSession(client, session);
      if (session !== null) this.#refuseAll(this.#ofPlayers.excess(session.uid));
      if ('feed' in channel) await this.#listen(channel, client, number);
      else await this.#subscribeInTurn(channel, client);
    } catch (error) {
      this.#context.log.warn({ err: error }, 'could not subscribe a client');
      this.#refuse(client, 'busy');
    }
  }

  /** Greets a client and lets it listen to a feed: what it misses in between it asks for by calls. */
  async #listen(channel: FeedChannel, client: Client, hello: number): Promise<void> {
    const greeting = await channel.feed.greeting();
    if (client.hellos !== hello || !client.socket.isOpen) return;
    this.#leave(client);
    client.channel = channel;
    for (const text of greeting) client.socket.send(frameOf(text));
    if (client.socket.isOpen) channel.clients.add(client);
  }

  /**
   * Subscribes a client in turn with the table's other work, so that it misses no message and gets none twice.
   * Clients that arrive while this waits are handled together: after a network failure many reconnect at once.
   */
  async #subscribeInTurn(channel: Channel, client: Client): Promise<void> {
    const isFirst = channel.waiting.size === 0;
    channel.waiting.set(client, client.hellos);
    if (!isFirst) return;
    await channel.view.inTurn(async () => {
      const waiting = [...channel.waiting];
      channel.waiting.clear();
      const present = waiting.filter(([{ hellos, socket }, hello]) => hellos === hello && socket.isOpen);
      try {
        await channel.view.readFirst();
        await this.#subscribe(
          channel,
          present.map(([one]) => one),
        );
      } catch (error) {
        this.#context.log.warn({ err: error }, 'could not subscribe clients');
        for (const [one] of present) this.#refuse(one, 'busy');
      }
    });
  }

  #setSession(client: Client, session: LiveSession | null): void {
    const before = client.session?.uid;
    client.session = session;
    if (before !== undefined && before !== session?.uid) this.#ofPlayers.delete(before, client);
    if (session !== null) this.#ofPlayers.add(session.uid, client);
  }

  #refuseAll(clients: readonly Client[]): void {
    for (const client of clients) this.#refuse(client, 'busy');
  }

  /** Sends clients the whole table, each with their own tickets, and subscribes them to its messages. */
  async #subscribe(channel: Channel, clients: readonly Client[]): Promise<void> {
    const uids = [...new Set(clients.flatMap(({ session }) => session?.uid ?? []))];
    const tickets =
      uids.length === 0
        ? []
        : await ownTickets(this.#context.db, {
            uids,
            game: channel.game.rules.name,
            fromRound: channel.view.roundNumber,
          });
    const salts = await this.#saltsOf(tickets);
    for (const client of clients) {
      const own = tickets.filter(({ uid }) => uid === client.session?.uid);
      const text = channel.view.tableText(
        own.map((ticket) => ticketOf(channel.game, ticket, salts.get(ticket.ticketId))),
      );
      if (text === null) {
        this.#refuse(client, 'busy');
        continue;
      }
      this.#leave(client);
      client.channel = channel;
      client.socket.send(frameOf(text));
      if (!client.socket.isOpen) continue;
      channel.clients.add(client);
      if (!this.#isStopped) this.#ticker.start();
      this.#company.changed(channel.game.rules.name);
    }
  }

  async #sendTickets(channel: Channel, tickets: readonly StoredTicket[]): Promise<void> {
    const byUid = new Map<number, Client[]>();
    for (const client of channel.clients) {
      const uid = client.session?.uid;
      if (uid !== undefined) byUid.set(uid, [...(byUid.get(uid) ?? []), client]);
    }
    const watched = tickets.filter(({ uid }) => byUid.has(uid));
    if (watched.length === 0) return;
    const money = await moneyOf(this.#context.db, [...new Set(watched.map(({ uid }) => uid))]);
    const salts = await this.#saltsOf(watched);
    for (const ticket of watched) {
      const { cashCentavos, bonusCentavos } = money.get(ticket.uid) ?? NO_MONEY;
      const frame = frameOf(
        textOf({
          type: 'ticket',
          ticket: ticketOf(channel.game, ticket, salts.get(ticket.ticketId)),
          finance: cashCentavos,
          bonus: bonusCentavos,
        }),
      );
      for (const { socket } of byUid.get(ticket.uid) ?? []) socket.send(frame);
    }
  }

  /** The salts of tickets, which only their owners are told; none without a beacon. */
  async #saltsOf(tickets: readonly StoredTicket[]): Promise<ReadonlyMap<bigint, string>> {
    const { config, db } = this.#context;
    if (config.beacon === 'none' || tickets.length === 0) return new Map();
    return saltsOf(
      db,
      tickets.map(({ ticketId }) => ticketId),
    );
  }

  /** Disconnects clients whose session has ended. */
  async #disconnectEnded(): Promise<void> {
    const players = [...this.#clients].flatMap((client) =>
      client.session === null ? [] : [{ client, sessionId: client.session.sessionId }],
    );
    if (players.length === 0) return;
    try {
      const ids = [...new Set(players.map(({ sessionId }) => sessionId))];
      const valid = await validSessions(this.#context, ids);
      for (const { client, sessionId } of players) {
        if (!valid.has(sessionId)) this.#refuse(client, 'loginNeeded');
      }
    } catch (error) {
      this.#context.log.warn({ err: error }, 'could not check sessions');
    }
  }

  /** The client no longer gets the messages of its table or feed. */
  #leave(client: Client): void {
    const { channel } = client;
    if (channel?.clients.delete(client) && 'view' in channel) this.#company.changed(channel.game.rules.name);
  }

  #refuse(client: Client, reason: Refused): void {
    client.hellos += 1;
    this.#leave(client);
    client.channel = null;
    this.#setSession(client, null);
    send(client, { type: 'refused', reason });
    client.socket.close();
  }
}

const NO_MONEY = { cashCentavos: centavos(0n), bonusCentavos: centavos(0n) };
