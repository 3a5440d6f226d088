/** A player's public name: first and last letter only, of a length that says nothing about the full name. */
export function shortName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return `${letters[0] ?? ''}\u2026${letters.at(-1) ?? ''}`;
}
