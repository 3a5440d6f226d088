import type { Tuning } from '../games/kit/scene/scene';

/** The path of scripts/gallery-plugin.mjs, on the development server only. */
const SAVE_PATH = '/__gallery/tuning';

/** Writes a game's tuning.json. Resolves with null, or with a readable reason for the failure. */
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
