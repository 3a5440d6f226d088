import { refuse } from './refusal';

const DEPTH_MAX = 20;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Lone surrogates and NUL: PostgreSQL stores neither, so they are refused. */
const UNSTORABLE = /[\p{Surrogate}\0]/u;

/**
 * Parses a request body. Refuses invalid JSON, nesting deeper than 20, names that reach prototypes, and text
 * that cannot be stored. An empty body counts as an empty object.
 */
export function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw refuse('badRequest');
  }
  return checkJson(value);
}

/** Returns the value, or refuses what `parseBody` refuses; for values from elsewhere, such as a query. */
export function checkJson(value: unknown): unknown {
  checkValue(value, 0);
  return value;
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw refuse('badRequest');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === DEPTH_MAX) throw refuse('badRequest');
  if (Array.isArray(value)) {
    for (const item of value) checkValue(item, depth + 1);
    return;
  }
  for (const [name, item] of Object.entries(value)) {
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') throw refuse('badRequest');
    checkValue(name, depth);
    checkValue(item, depth + 1);
  }
}

/** JSON with the names of every object sorted, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`);
  return `{${fields.join(',')}}`;
}
