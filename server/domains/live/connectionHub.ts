import { type LiveMessage, type LiveRequest, liveRequest } from '../../../contract/live';
import { centavos } from '../../../games/kit/rules/money';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import { moneyOf } from '../../ledger/balances';
import { authenticate, type LiveSession, standingSessions } from '../players/sessions';
import { frameOf } from './frame';
import type { Notice } from './notices';
import { type Caller, type CallerHandlers, LIMITS } from './sockets';
import { ownTickets, type StoredTicket, ticketOf } from './tickets';
import type { LiveTime } from './time';
import { TableView, textOf } from './view';

/** Somebody who has come in. */
interface Client {
  readonly caller: Caller;
  /** Where he sits: from then on he hears what happens there. */
  room: Channel | null;
  /** Null for one who only watches. */
  session: LiveSession | null;
  /** Counts what he has asked for, because the answer to an older question may come later. */
  hellos: number;
}

/** A table and everybody who sits at it in this process. */
interface Channel {
  readonly game: SharedGame;
  readonly view: TableView;
  readonly guests: Set<Client>;
  /** Those who have said hello and have not been seated yet, with the hello that counts. */
  readonly waiting: Map<Client, number>;
}

type Refused = Extract<LiveMessage, { type: 'refused' }>['reason'];

const TICK_MS = 100;
/** A session that has been ended is shown out after this at the latest. */
const SESSIONS_EVERY_MS = 1_000;

/** Everybody who watches tables in this process, and what each of them is told. */
export class ConnectionHub {
  readonly #context: Context;
  readonly #time: LiveTime;
  readonly #rooms = new Map<string, Channel>();
  readonly #guests = new Set<Client>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** What the database is being asked for guests just now. */
  readonly #asked = new Set<Promise<void>>();
  #isOver = false;

  constructor(context: Context, games: readonly SharedGame[], time: LiveTime) {
    this.#context = context;
    this.#time = time;
    for (const game of games) this.#rooms.set(game.rules.name, this.#furnish(game));
  }

  start(): void {
    this.#timers.push(
      setInterval(() => {
        for (const { view } of this.#rooms.values()) view.tick();
      }, TICK_MS),
      setInterval(() => this.#ask(() => this.#showOut()), SESSIONS_EVERY_MS),
    );
  }

  /** Resolves when nothing is asked of the database any more, nor will be. */
  async stop(): Promise<void> {
    this.#isOver = true;
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    const views = [...this.#rooms.values()].map(({ view }) => view.close());
    await Promise.all([...views, ...this.#asked]);
  }

  #ask(work: () => Promise<void>): void {
    if (this.#isOver) return;
    const asked = work().finally(() => this.#asked.delete(asked));
    this.#asked.add(asked);
  }

  view(game: string): TableView | null {
    return this.#rooms.get(game)?.view ?? null;
  }

  hear(notice: Notice): void {
    this.view(notice.game)?.hear(notice);
  }

  reload(): void {
    for (const { view } of this.#rooms.values()) view.reload();
  }

  /** A socket has been opened. */
  receive(caller: Caller): CallerHandlers {
    const guest: Client = { caller, room: null, session: null, hellos: 0 };
    this.#guests.add(guest);
    const silent = setTimeout(() => {
      if (guest.hellos === 0) caller.close();
    }, LIMITS.silentMs);
    silent.unref();
    return {
      onMessage: (text) => {
        const request = read(text);
        if (request === null) this.#refuse(guest, 'badRequest');
        else if (request.type === 'ping') say(guest, this.#pong(request.id));
        else this.#ask(() => this.#hello(guest, request));
      },
      onClose: () => {
        clearTimeout(silent);
        guest.room?.guests.delete(guest);
        this.#guests.delete(guest);
      },
    };
  }

  #furnish(game: SharedGame): Channel {
    const { log, db } = this.#context;
    const view = new TableView(db, game, this.#time, {
      isWatched: () => room.guests.size > 0,
      onMessage: (text) => {
        const frame = frameOf(text);
        for (const { caller } of room.guests) caller.send(frame);
      },
      onTable: () => this.#seat(room, [...room.guests]),
      onTickets: (tickets) => this.#tellOwners(room, tickets),
      onError: (error) => log.warn({ err: error, game: game.rules.name }, 'a table could not be read'),
    });
    const room: Channel = { game, view, guests: new Set(), waiting: new Map() };
    return room;
  }

  #pong(id: number): LiveMessage {
    return { type: 'pong', id, serverTime: this.#time.nowMs() };
  }

  async #hello(guest: Client, { game, token }: Extract<LiveRequest, { type: 'hello' }>): Promise<void> {
    guest.hellos += 1;
    const mine = guest.hellos;
    try {
      const room = this.#rooms.get(game);
      if (room === undefined) return this.#refuse(guest, 'notFound');
      const session = token === null ? null : await authenticate(this.#context, token);
      if (guest.hellos !== mine) return;
      if (token !== null && session === null) return this.#refuse(guest, 'loginNeeded');
      guest.session = session;
      if (session !== null) this.#makeRoomFor(session.uid);
      await this.#seatInTurn(room, guest);
    } catch (error) {
      this.#context.log.warn({ err: error }, 'a guest could not be seated');
      this.#refuse(guest, 'busy');
    }
  }

  /**
   * Seats a guest in turn with everything else at the table, so that nothing is told twice or missed, and
   * together with all who come until then: after a cut they come in crowds.
   */
  async #seatInTurn(room: Channel, guest: Client): Promise<void> {
    const isFirst = room.waiting.size === 0;
    room.waiting.set(guest, guest.hellos);
    if (!isFirst) return;
    await room.view.inTurn(async () => {
      const waiting = [...room.waiting];
      room.waiting.clear();
      const here = waiting.filter(([{ hellos, caller }, hello]) => hellos === hello && caller.isOpen);
      try {
        await this.#seat(
          room,
          here.map(([one]) => one),
        );
      } catch (error) {
        this.#context.log.warn({ err: error }, 'guests could not be seated');
        for (const [one] of here) this.#refuse(one, 'busy');
      }
    });
  }

  /** Who opens more sockets than one person needs loses the oldest. */
  #makeRoomFor(uid: number): void {
    const own = [...this.#guests].filter(({ session }) => session?.uid === uid);
    for (const guest of own.slice(0, -LIMITS.socketsPerPlayer)) this.#refuse(guest, 'busy');
  }

  /** Sends guests the whole table, each with his own tickets; from then on they hear what happens. */
  async #seat(room: Channel, guests: readonly Client[]): Promise<void> {
    const uids = [...new Set(guests.flatMap(({ session }) => session?.uid ?? []))];
    const tickets =
      uids.length === 0
        ? []
        : await ownTickets(this.#context.db, {
            uids,
            game: room.game.rules.name,
            fromRound: room.view.roundNumber,
          });
    for (const guest of guests) {
      const own = tickets.filter(({ uid }) => uid === guest.session?.uid);
      const text = room.view.tableText(own.map((ticket) => ticketOf(room.game, ticket)));
      if (text === null) {
        this.#refuse(guest, 'busy');
        continue;
      }
      guest.room?.guests.delete(guest);
      guest.room = room;
      guest.caller.send(frameOf(text));
      if (guest.caller.isOpen) room.guests.add(guest);
    }
  }

  async #tellOwners(room: Channel, tickets: readonly StoredTicket[]): Promise<void> {
    const here = new Map<number, Client[]>();
    for (const guest of room.guests) {
      const uid = guest.session?.uid;
      if (uid !== undefined) here.set(uid, [...(here.get(uid) ?? []), guest]);
    }
    const theirs = tickets.filter(({ uid }) => here.has(uid));
    if (theirs.length === 0) return;
    const money = await moneyOf(this.#context.db, [...new Set(theirs.map(({ uid }) => uid))]);
    for (const ticket of theirs) {
      const { cashCentavos, bonusCentavos } = money.get(ticket.uid) ?? NOTHING;
      const frame = frameOf(
        textOf({
          type: 'ticket',
          ticket: ticketOf(room.game, ticket),
          finance: cashCentavos,
          bonus: bonusCentavos,
        }),
      );
      for (const { caller } of here.get(ticket.uid) ?? []) caller.send(frame);
    }
  }

  /** Hangs up on those whose session has ended. */
  async #showOut(): Promise<void> {
    const players = [...this.#guests].flatMap((guest) =>
      guest.session === null ? [] : [{ guest, sessionId: guest.session.sessionId }],
    );
    if (players.length === 0) return;
    try {
      const ids = [...new Set(players.map(({ sessionId }) => sessionId))];
      const standing = await standingSessions(this.#context, ids);
      for (const { guest, sessionId } of players) {
        if (!standing.has(sessionId)) this.#refuse(guest, 'loginNeeded');
      }
    } catch (error) {
      this.#context.log.warn({ err: error }, 'sessions could not be looked at');
    }
  }

  #refuse(guest: Client, reason: Refused): void {
    guest.hellos += 1;
    guest.room?.guests.delete(guest);
    guest.room = null;
    guest.session = null;
    say(guest, { type: 'refused', reason });
    guest.caller.close();
  }
}

const NOTHING = { cashCentavos: centavos(0n), bonusCentavos: centavos(0n) };

const say = ({ caller }: Client, message: LiveMessage): void => caller.send(frameOf(textOf(message)));

/** A request as the contract has it; null for anything else. */
function read(text: string): LiveRequest | null {
  try {
    const parsed = liveRequest.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
