import type { Batch } from './bus';

/** A process whose last batch was not its last for now, and that is silent for this long, may have died before telling. */
const SILENT_AFTER_MS = 3_000;

interface Heard {
  readonly number: number;
  readonly isLast: boolean;
  readonly atMs: number;
}

/** What a view has heard of the processes that tell it of tickets. */
export class Peers {
  readonly #heard = new Map<string, Heard>();

  /** Takes a batch in; false when one before it is missing. Times are by `performance.now()`. */
  hear({ process, number, isLast }: Batch, nowMs: number): boolean {
    const known = this.#heard.get(process);
    this.#heard.set(process, { number: Math.max(number, known?.number ?? 0), isLast, atMs: nowMs });
    return known === undefined || number <= known.number + 1;
  }

  /** Whether a process has fallen silent; once for each silence. */
  hasFallenSilent(nowMs: number): boolean {
    const silent = [...this.#heard].filter(
      ([, { isLast, atMs }]) => !isLast && nowMs - atMs > SILENT_AFTER_MS,
    );
    // Its number is kept: what it could not tell in the meantime is missing once it is heard again.
    for (const [process, heard] of silent) this.#heard.set(process, { ...heard, isLast: true });
    return silent.length > 0;
  }
}
