/** The key of a decision by what it does; the first choice that may have a key gets it. */
const KEYS = [
  ['a', ['approve', 'decide', 'propose', 'release', 'see']],
  ['r', ['reject', 'sendBack', 'refuse']],
  ['q', ['ask', 'send']],
  ['z', ['handOver']],
  ['m', ['match']],
] as const;

/** The keys of choices, by their ids; each key once. */
export function decisionKeys(ids: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const [key, of] of KEYS) {
    const id = of.find((each) => ids.includes(each));
    if (id !== undefined) keys.set(id, key);
  }
  return keys;
}
