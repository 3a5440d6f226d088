/** A name of which everybody sees the first and the last letter; how long it is stays hidden too. */
export function shortName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return `${letters[0] ?? ''}\u2026${letters.at(-1) ?? ''}`;
}
