import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let icons: IconSet['icons'] | null = null;

/** Outlines of silhouettes by their names in the game-icons set (CC BY 3.0), on a 512 square. */
export function glyphs(names: readonly string[]): Record<string, string> {
  icons ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet).icons;
  const outlines: Record<string, string> = {};
  for (const name of names) {
    const paths = [...(icons[name]?.body ?? '').matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path);
    if (paths.length > 0) outlines[name] = paths.join('');
  }
  return outlines;
}
