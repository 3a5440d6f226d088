import type { Json } from '../rules/round';

/** JSON text with sorted keys and no spaces: the same value always gives the same text, whoever stored it. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as { readonly [key: string]: Json }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}
