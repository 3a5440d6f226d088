import type { Json, Round } from './round';
import { type WinTier, winTier } from './tier';

/** The round that a search for a seed looks for: by a part of its outcome, by its tier, or both. */
export interface WantedRound {
  readonly outcome?: Json | undefined;
  readonly tier?: WinTier | undefined;
}

export const isWantedRound = (
  { outcome, stakeCentavos, payoutCentavos }: Pick<Round, 'outcome' | 'stakeCentavos' | 'payoutCentavos'>,
  want: WantedRound,
): boolean =>
  (want.outcome === undefined || isPart(want.outcome, outcome)) &&
  (want.tier === undefined || winTier(stakeCentavos, payoutCentavos) === want.tier);

/** Whether every part of `part` is in `whole`: objects may leave fields out, all else must be equal. */
function isPart(part: Json, whole: Json): boolean {
  if (Array.isArray(part) || Array.isArray(whole)) {
    return (
      Array.isArray(part) &&
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => isPart(item, whole[index]))
    );
  }
  if (typeof part !== 'object' || part === null || typeof whole !== 'object' || whole === null) {
    return part === whole;
  }
  const fields = whole as { readonly [key: string]: Json };
  return Object.entries(part).every(([name, item]) => {
    const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return found !== undefined && isPart(item, found);
  });
}
