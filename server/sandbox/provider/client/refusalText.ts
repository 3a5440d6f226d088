import { type GameWords, REFUSED, type Refused } from '../words/gameWords';

const KINDS = Object.entries(REFUSED) as readonly (readonly [Refused, readonly string[]])[];

/** Why a round was not played, in the player's language. */
export function refusalText({ refused }: GameWords, code: string): string {
  const [kind = 'other'] = KINDS.find(([, codes]) => codes.includes(code)) ?? [];
  return refused[kind];
}

/** Whether nothing more can be played until the game is opened again. */
export const isSessionOver = (code: string): boolean => (REFUSED.over as readonly string[]).includes(code);
