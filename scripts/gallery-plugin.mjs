import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const SAVE_PATH = '/__gallery/tuning';
const BODY_MAX_BYTES = 100_000;

const saveRequest = z.strictObject({
  game: z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
  tuning: z.record(z.string(), z.union([z.number(), z.string()])),
});

/** The folders of the scenes that are no games: they are parts of pages. */
const OTHER_SCENES = { draw: 'src/overlay/lucky-prize/draw/scene', lotto: 'src/overlay/lotto/draw/scene' };

/**
 * Lets the gallery write a game's tuning.json while the development server runs. It only changes the values of
 * existing numbers and texts; it never adds, removes or changes the type of one.
 * @returns {import('vite').Plugin}
 */
export function galleryPlugin() {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(SAVE_PATH, (request, response) => {
        const answer = (status, text) => {
          response.statusCode = status;
          response.setHeader('content-type', 'text/plain; charset=utf-8');
          response.end(text);
        };
        // A page of another site could otherwise write files through the designer's browser.
        if (request.method !== 'PUT' || request.headers['sec-fetch-site'] === 'cross-site') {
          return answer(405, 'only the gallery may save');
        }
        save(server.config.root, request).then(
          () => answer(200, 'saved'),
          (error) => answer(400, error instanceof Error ? error.message : 'not saved'),
        );
      });
    },
  };
}

/** Throws an error whose message tells the designer what is wrong. */
async function save(root, request) {
  const { game, tuning } = z.parse(saveRequest, JSON.parse(await bodyOf(request)));
  const file = `${OTHER_SCENES[game] ?? `games/${game}/scene`}/tuning.json`;
  const path = join(root, file);
  const filed = parsed(file, await readFile(path, 'utf8').catch(() => missing(file)));
  for (const name of new Set([...Object.keys(filed), ...Object.keys(tuning)])) {
    if (!(name in filed)) throw new Error(`${file} has no ${name}; reload the gallery`);
    if (!(name in tuning)) throw new Error(`${file} has ${name} too; reload the gallery`);
    if (typeof filed[name] !== typeof tuning[name]) {
      throw new Error(`${file}: ${name} is a ${typeof filed[name]}, not a ${typeof tuning[name]}`);
    }
  }
  const inOrder = Object.fromEntries(Object.keys(filed).map((name) => [name, tuning[name]]));
  await writeFile(path, `${JSON.stringify(inOrder, null, 2)}\n`);
}

function missing(file) {
  throw new Error(`there is no ${file}`);
}

function parsed(file, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error.message}`);
  }
}

async function bodyOf(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > BODY_MAX_BYTES) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
