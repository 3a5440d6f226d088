import type { ReplyOf } from '../../../../contract/call';
import {
  type liveCalls,
  REACTION_LIMITS,
  type Reaction,
  type ShownReaction,
} from '../../../../contract/live';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { refuse, refuseReaction } from '../../../http/refusal';
import { findPlayer } from '../../players/players';
import { type Limit, take } from '../../players/tries';
import { requireNotBarred } from '../../safer-play/guard';
import { notify } from '../notices';
import { shortName } from '../shortName';
import { addReactions } from './addReactions';
import { isWatching } from './watchers';

/** Reactions of this time are told together, so that many players cost no more than one. */
const GATHER_MS = 250;
const MINUTE_MS = 60_000;

/**
 * Lets a player who watches a table react. Refuses "notFound" for an unknown player, "selfExcluded", "onBreak",
 * "forbidden" to who does not watch the table, and "tooMany" with the time to wait.
 */
export async function react(
  { db, clock }: Context,
  gatherer: ReactionGatherer,
  { uid, game, reaction }: { readonly uid: number; readonly game: string; readonly reaction: Reaction },
): Promise<ReplyOf<typeof liveCalls.react>> {
  const now = clock.now();
  await requireNotBarred(db, uid, now);
  const player = await findPlayer(db, uid);
  if (player === null || player.restrictedAt !== null) throw refuse('accountBlocked');
  if (!(await isWatching(db, game, uid))) throw refuse('forbidden', 'Only players at the table can react.');
  const { everyMs, perMinute } = REACTION_LIMITS;
  const pause: Limit = { key: `react ${game} ${uid}`, most: 1, windowMs: everyMs };
  const minute: Limit = { key: `react minute ${game} ${uid}`, most: perMinute, windowMs: MINUTE_MS };
  for (const limit of [pause, minute]) {
    if (await take(db, limit, now)) continue;
    const { endsMs } = await windowOf(db, limit, now);
    throw refuseReaction(Math.min(Math.max(1, endsMs), limit.windowMs));
  }
  gatherer.add(game, reaction, shortName(player.name));
  const { count, endsMs } = await windowOf(db, minute, now);
  const left = Math.max(0, perMinute - count);
  return { waitMs: left > 0 ? everyMs : Math.max(everyMs, endsMs), left };
}

/** How many tries the window of a limit has counted, and in how many ms it ends. */
async function windowOf(
  on: Queryable,
  { key, windowMs }: Limit,
  now: Date,
): Promise<{ readonly count: number; readonly endsMs: number }> {
  const [row] = await on.query<{ count: number; windowEnds: Date }>({
    name: 'live-reaction-window',
    text: 'SELECT count, window_ends AS "windowEnds" FROM tries WHERE key = $1',
    values: [key],
  });
  return {
    count: row?.count ?? 0,
    endsMs: row === undefined ? windowMs : row.windowEnds.getTime() - now.getTime(),
  };
}

/** Gathers the reactions that arrive in this process, and tells all processes of them together. */
export class ReactionGatherer {
  readonly #context: Pick<Context, 'db' | 'log'>;
  readonly #gathered = new Map<string, Map<Reaction, ShownReaction>>();
  #timer: NodeJS.Timeout | null = null;
  #telling: Promise<void> = Promise.resolve();

  constructor(context: Pick<Context, 'db' | 'log'>) {
    this.#context = context;
  }

  add(game: string, reaction: Reaction, name: string): void {
    const ofGame = this.#gathered.get(game) ?? new Map<Reaction, ShownReaction>();
    this.#gathered.set(game, addReactions(ofGame, [{ reaction, name, count: 1 }]));
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Tells what has been gathered. Never throws: a reaction that gets lost is no loss. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const gathered = [...this.#gathered];
    this.#gathered.clear();
    this.#telling = this.#telling
      .then(async () => {
        for (const [game, reactions] of gathered) {
          await notify(this.#context.db, { game, kind: 'reactions', reactions: [...reactions.values()] });
        }
      })
      .catch((error: unknown) => this.#context.log.warn({ err: error }, 'could not tell of reactions'));
    return this.#telling;
  }
}
