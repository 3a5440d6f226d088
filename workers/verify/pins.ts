import * as z from 'zod/mini';
import { hex32 } from '../../contract/play';

/**
 * What a verifier knows from elsewhere than the server it checks: the hash of the log's first line, and the end of each
 * game's first chain. As JSON: `{"log": "…", "chains": {"crash": "…"}}`.
 */
const pins = z.strictObject({
  log: hex32,
  chains: z.record(z.string().check(z.regex(/^[a-z-]{3,16}$/)), hex32),
});

export type Pins = z.output<typeof pins>;

/** Reads pins; null for an empty text. Throws an Error for any other text that has no pins. */
export function pinsIn(text: string): Pins | null {
  return text.trim() === '' ? null : z.decode(pins, JSON.parse(text));
}
