import type { Reaction, ShownReaction } from '../../../../contract/live';

/** Adds reactions to those of the same picture; the last name counts. */
export function addReactions(
  known: Map<Reaction, ShownReaction>,
  more: readonly ShownReaction[],
): Map<Reaction, ShownReaction> {
  for (const { reaction, name, count } of more) {
    known.set(reaction, { reaction, name, count: count + (known.get(reaction)?.count ?? 0) });
  }
  return known;
}
