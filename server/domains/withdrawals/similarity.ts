/** How alike two names are, in percent: shared pairs of letters of their words, in any order (Dice's coefficient). */
export function similarityPercent(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  if (first.length === 0 || second.length === 0) return 0;
  const left = [...second];
  let shared = 0;
  for (const pair of first) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return Math.round((200 * shared) / (first.length + second.length));
}

/** Pairs of neighbouring letters of each word, a blank before and after it: "ana" gives " a", "an", "na", "a ". */
function pairsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).flatMap((word) => {
    if (word === '') return [];
    const letters = [' ', ...word, ' '];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}
