/** Red, green and blue of `#RRGGBB`, 0 to 255. */
export const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

/** A mix of two colours: `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share);
  return `#${mixed.map(hex).join('')}`;
}

export const translucent = (color: string, opacity: number): string =>
  `rgba(${channels(color).join(',')},${opacity})`;
