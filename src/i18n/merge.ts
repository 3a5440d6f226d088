export type Area = Readonly<Record<string, string>>;
export type Areas = Readonly<Record<string, Area>>;

/** Strings by area: `{ shell: { lobby: 'Lobby' } }`. The folder of a file is its area. */
export function merge(files: Readonly<Record<string, unknown>>): Areas {
  const words: Record<string, Area> = {};
  for (const [path, strings] of Object.entries(files)) {
    const area = path.split('/').at(-2);
    if (area !== undefined) words[area] = strings as Area;
  }
  return words;
}

/** The strings of one language with another's merged over them. */
export const over = (base: Areas, other: Areas): Areas =>
  Object.fromEntries(Object.entries(base).map(([area, strings]) => [area, { ...strings, ...other[area] }]));
