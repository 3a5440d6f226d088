/** A name of which only the first and the last letter show, of a length that says nothing: `A•••a`. */
export function maskedName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return `${letters[0] ?? ''}•••${letters.length > 1 ? letters.at(-1) : ''}`;
}
