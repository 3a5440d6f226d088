// @ts-check
/** Builds the round check in Python as a single file that carries the pins. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'scripts/verifier';
/** Imports of one module from another: in one file they are names of that file. */
const OWN_IMPORT = /^from verifier\.\w+ import .*\n/gm;
/** What a module defines at its top level. */
const DEFINED = /^(?:def|class) (\w+)|^(\w+)(?: *=|, )/gm;

/**
 * Writes `verify.py`. Throws an Error where two modules define the same name, which one file cannot.
 * @param {string} root
 * @param {string} folder the target folder
 * @param {string} pins what the public log must begin with, as JSON; empty for none
 */
export async function buildPythonVerifier(root, folder, pins = process.env.FAIRNESS_PINS ?? '') {
  const main = await readFile(join(root, 'scripts/verify.py'), 'utf8');
  const modules = await modulesInOrder(join(root, FOLDER));
  refuseSameNames([...modules.map(({ source }) => source), main]);
  const parts = modules.map(({ name, source }) => `# ${name}\n\n${source.replace(OWN_IMPORT, '').trim()}\n`);
  const games = JSON.stringify(await gameSources(root));
  const body = parts.join('\n\n').replace(/^SOURCES = \{\}$/m, () => `SOURCES = ${games}`);
  const start = main.indexOf('# The files beside this script');
  const end = main.indexOf('PINS = ""');
  if (start === -1 || end === -1 || !body.includes(`SOURCES = ${games}`)) {
    throw new Error('scripts/verify.py has changed');
  }
  // The script's own docstring and imports stay first.
  const rest = main.slice(end).replace('PINS = ""', () => `PINS = ${JSON.stringify(pins)}`);
  await writeFile(join(folder, 'verify.py'), `${main.slice(0, start)}\n${body}\n\n# verify\n\n${rest}`);
}

/**
 * The modules, each after those it imports.
 * @param {string} folder
 */
async function modulesInOrder(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py')).sort();
  const left = await Promise.all(
    names.map(async (name) => ({
      name: name.slice(0, -3),
      source: await readFile(join(folder, name), 'utf8'),
    })),
  );
  /** @type {typeof left} */
  const ordered = [];
  while (left.length > 0) {
    const next = left.findIndex(({ source }) =>
      [...source.matchAll(/^from verifier\.(\w+) import/gm)].every(([, name]) =>
        ordered.some((before) => before.name === name),
      ),
    );
    if (next === -1) throw new Error('the modules of the verifier import each other in a circle');
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/** @param {readonly string[]} sources */
function refuseSameNames(sources) {
  const seen = new Set();
  for (const source of sources) {
    const names = new Set([...source.matchAll(DEFINED)].map(([, made, assigned]) => made ?? assigned));
    for (const name of names) {
      if (seen.has(name)) throw new Error(`two modules of the verifier define ${name}`);
      seen.add(name);
    }
  }
}

/**
 * Games that bring their own file, by name.
 * @param {string} root
 */
async function gameSources(root) {
  /** @type {Record<string, string>} */
  const sources = {};
  for (const game of await readdir(join(root, 'games'))) {
    const source = await readFile(join(root, 'games', game, 'laws/verify.py'), 'utf8').catch(() => null);
    if (source !== null) sources[game] = source;
  }
  return sources;
}
