import type { SettingsDifference } from '../../../../contract/desk/configuration';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Every value of a content with the path to it, as in `banners 1 words enPH title`. Lists of names are one value. */
function flat(value: Json, path: readonly string[] = []): [string, string][] {
  if (Array.isArray(value)) {
    const isList = value.every((item) => typeof item !== 'object' || item === null);
    if (isList) return value.length === 0 ? [] : [[path.join(' '), value.join(', ')]];
    return value.flatMap((item: Json, index) => flat(item, [...path, String(index + 1)]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => flat(inner, [...path, name]));
  }
  return value === null || value === '' ? [] : [[path.join(' '), String(value)]];
}

/** The values in which two contents in wire form differ, in the order of the later one, then what is gone. */
export function differenceOf(before: unknown, after: unknown): SettingsDifference[] {
  const [old, next] = [new Map(flat(before as Json)), new Map(flat(after as Json))];
  const names = [...next.keys(), ...[...old.keys()].filter((name) => !next.has(name))];
  return names
    .map((name) => ({ name, before: old.get(name) ?? null, after: next.get(name) ?? null }))
    .filter((each) => each.before !== each.after);
}
