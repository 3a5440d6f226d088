import type { Tuning } from './scene';

/** A number of the tuning file. Throws if it is missing or text, so that a mistake is found at once. */
export function tuned(tuning: Tuning, name: string): number {
  const value = tuning[name];
  if (typeof value !== 'number') throw new Error(`tuning has no number named ${name}`);
  return value;
}

/** A colour of the tuning file, written #rrggbb, as a number. Throws if it is not a colour. */
export function tunedColor(tuning: Tuning, name: string): number {
  const value = tuning[name];
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) {
    throw new Error(`tuning has no colour named ${name}`);
  }
  return Number.parseInt(value.slice(1), 16);
}
