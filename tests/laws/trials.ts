import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulesName } from '../../games/allGames';
import type { Trial } from '../../games/kit/laws/trial';
import type { Json } from '../../games/kit/rules/round';
import type { Vector } from './referenceDraws';

interface TrialModule {
  readonly trials: readonly Trial[];
}

const root = resolve(import.meta.dirname, '../..');

/** The path of a game's trial. */
export const trialFile = (name: string): string => `games/${name}/laws/trial.ts`;

// Imported from the folders at run time, because end-to-end tests run without a bundler's glob import.
const trials = new Map<string, readonly Trial[]>();
for (const name of readdirSync(resolve(root, 'games'))) {
  const path = resolve(root, trialFile(name));
  if (!existsSync(path)) continue;
  trials.set(name, ((await import(pathToFileURL(path).href)) as TrialModule).trials);
}

/** A game's trials: one, or one per mode. Empty if the game has none. */
export const trialsOf = (name: string): readonly Trial[] => trials.get(name) ?? [];

/** A valid bet for a published example, in wire form; null if there is none. */
export function someBet(name: RulesName, { mode, matchup }: Pick<Vector, 'mode' | 'matchup'>): Json {
  const wanted = matchup === undefined ? mode : `card ${matchup}`;
  return trialsOf(name).find((trial) => trial.mode === wanted)?.positions[0]?.bet ?? null;
}
