import type { RulesName } from '../../games/allGames';
import type { Trial } from '../../games/kit/laws/trial';
import type { Json } from '../../games/kit/rules/round';
import type { Vector } from './readings';

type Module = Readonly<Record<string, readonly Trial[]>>;

const files = import.meta.glob<Module>('../../games/*/laws/trial.ts', { eager: true });

/** Where a game says how it is checked. */
export const trialFile = (name: string): string => `games/${name}/laws/trial.ts`;

/** A game's trials: one, or one for each of its modes. Empty for a game that has not written any. */
export const trialsOf = (name: string): readonly Trial[] => files[`../../${trialFile(name)}`]?.trials ?? [];

/** A bet that a published example can be drawn for. */
export function someBet(name: RulesName, { mode, matchup }: Pick<Vector, 'mode' | 'matchup'>): Json {
  const wanted = matchup === undefined ? mode : `card ${matchup}`;
  return trialsOf(name).find((trial) => trial.mode === wanted)?.positions[0]?.bet ?? null;
}
