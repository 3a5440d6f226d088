import { randomUUID } from 'node:crypto';
import type { SharedGame } from '../../../../games/kit/rules/shared';
import type { Context } from '../../../context';
import type { LiveTime } from '../time';
import type { TableView } from '../view';
import { DayBest } from './dayBest';
import { forgetWatchers, tellWatchers, type Watchers } from './watchers';
import { lastRoundOf } from './wins';

/** A table whose company is kept. */
export interface CompanyTable {
  readonly game: SharedGame;
  readonly view: TableView;
  /** Who watches it in this process now. */
  watchers(): Watchers;
}

interface KeptTable {
  readonly table: CompanyTable;
  readonly best: DayBest;
  /** Whether the database has a row of this process. */
  isTold: boolean;
  /** The refresh that runs, so that no second one starts. */
  isBusy: boolean;
}

/** How often all tables are refreshed; well within the lease of the watchers. */
const EVERY_MS = 2_500;
/** Somebody who comes or goes is counted after this. */
const SOON_MS = 400;

/** Counts who watches the tables over all processes, and reads their last and best wins for everybody. */
export class CompanyKeeper {
  readonly #context: Pick<Context, 'db' | 'log'>;
  readonly #time: LiveTime;
  readonly #process = randomUUID();
  readonly #tables = new Map<string, KeptTable>();
  readonly #soon = new Map<string, NodeJS.Timeout>();
  readonly #pending = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(context: Pick<Context, 'db' | 'log'>, time: LiveTime, tables: readonly CompanyTable[]) {
    this.#context = context;
    this.#time = time;
    for (const table of tables) {
      const best = new DayBest(context.db, table.game);
      this.#tables.set(table.game.rules.name, { table, best, isTold: false, isBusy: false });
    }
  }

  start(): void {
    this.#timer = setInterval(() => {
      for (const kept of this.#tables.values()) this.#refresh(kept);
    }, EVERY_MS);
  }

  /** Somebody has come to a table or left it. */
  changed(game: string): void {
    const kept = this.#tables.get(game);
    if (kept === undefined || this.#isStopped || this.#soon.has(game)) return;
    const soon = setTimeout(() => {
      this.#soon.delete(game);
      this.#refresh(kept);
    }, SOON_MS);
    this.#soon.set(game, soon);
  }

  /** Resolves when no database work is pending and what this process told is taken back. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const soon of this.#soon.values()) clearTimeout(soon);
    await Promise.all(this.#pending);
    const isTold = [...this.#tables.values()].some((kept) => kept.isTold);
    if (isTold) await forgetWatchers(this.#context.db, this.#process).catch(() => undefined);
  }

  #refresh(kept: KeptTable): void {
    if (this.#isStopped || kept.isBusy) return;
    kept.isBusy = true;
    const pending = this.#read(kept)
      .catch((error: unknown) => {
        const game = kept.table.game.rules.name;
        this.#context.log.warn({ err: error, game }, 'could not read the company of a table');
      })
      .finally(() => {
        kept.isBusy = false;
        this.#pending.delete(pending);
      });
    this.#pending.add(pending);
  }

  async #read(kept: KeptTable): Promise<void> {
    const { game, view, watchers } = kept.table;
    const { name } = game.rules;
    const { db } = this.#context;
    const own = watchers();
    const isWatched = own.uids.length + own.guests > 0;
    if (!isWatched && !kept.isTold) return;
    const watching = await tellWatchers(db, { game: name, process: this.#process }, own);
    kept.isTold = isWatched;
    if (!isWatched) return;
    // Nothing of a round whose end the view has not told yet.
    const through = view.endedThrough;
    const [last, best] = await Promise.all([
      lastRoundOf(db, name, through),
      kept.best.read(this.#time.nowMs(), through),
    ]);
    view.setCompany({ watching, last, best });
  }
}
