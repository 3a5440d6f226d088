import type { Tuning } from '../games/kit/scene/scene';

/** Where scripts/gallery-plugin.mjs listens, on the development server alone. */
const SAVE_PATH = '/__gallery/tuning';

/** Writes a game's tuning.json. Returns null when done, or why not, for people. */
export async function saveTuning(game: string, tuning: Tuning): Promise<string | null> {
  try {
    const reply = await fetch(SAVE_PATH, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, tuning }),
    });
    return reply.ok ? null : await reply.text();
  } catch (error) {
    return String(error);
  }
}
