/**
 * Lays out a small game that can be played: `npm run new-game NAME`. Copies `scripts/new-game/template` to
 * `games/NAME` with the name, the next free id and the last place on the shelf filled in, and prints the two lines
 * that list it; `--register` writes them too.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Trial } from '../games/kit/laws/trial';
import type { GameEntry } from '../games/kit/rules/entry';
import { fingerprintOf } from '../tests/laws/fingerprint';

const root = resolve(import.meta.dirname, '..');
const TEMPLATE = join(root, 'scripts/new-game/template');
/** The name that the template's files use. */
const PLACEHOLDER = 'newgame';
/** Draws that are no game's, and words that no export may be called. */
const TAKEN = [
  'kit',
  'lotto',
  'trade',
  PLACEHOLDER,
  'manifest',
  'moments',
  'scene',
  'board',
  'sound',
  'words',
];
const RESERVED =
  /^(abstract|any|as|async|await|bet|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|event|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|of|odds|package|posing|private|protected|public|return|static|super|switch|this|throw|true|try|type|typeof|undefined|var|void|while|with|yield)$/;

/** Why a game cannot be called so; null where it can. */
function faultOf(name: string): string | null {
  if (!/^[a-z]{3,16}$/.test(name)) return 'a name is 3 to 16 lower-case letters, such as `coin`';
  if (TAKEN.includes(name) || RESERVED.test(name)) return `the name ${name} is taken by the code`;
  if (existsSync(join(root, 'games', name))) return `games/${name} is there already`;
  return null;
}

/** The largest number that any game's manifest gives this field. */
function largest(field: 'id' | 'shelfPlace' | 'listPlace'): number {
  const numbers = readdirSync(join(root, 'games')).flatMap((game) => {
    const path = join(root, 'games', game, 'rules/manifest.ts');
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return [...text.matchAll(new RegExp(`\\b${field}: (\\d+)`, 'g'))].map(([, number]) => Number(number));
  });
  return Math.max(...numbers);
}

function layOut(name: string): void {
  const folder = join(root, 'games', name);
  const id = largest('id') + 1;
  const shelfPlace = largest('shelfPlace') + 1;
  const listPlace = largest('listPlace') + 1;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8')
      .replaceAll('../../games/kit/', 'kit/')
      .replaceAll(PLACEHOLDER, name)
      .replaceAll('Newgame', capital)
      .replaceAll('19999', String(id))
      .replaceAll('shelfPlace: 999,', `shelfPlace: ${shelfPlace},`)
      .replaceAll('listPlace: 999,', `listPlace: ${listPlace},`);
    writeFileSync(path, text);
    if (entry.name.includes(PLACEHOLDER)) {
      renameSync(path, join(entry.parentPath, entry.name.replaceAll(PLACEHOLDER, name)));
    }
  }
}

/** What the game pays and draws, so that no later change of it goes unseen. */
async function pin(name: string): Promise<void> {
  const load = async (file: string) =>
    (await import(pathToFileURL(join(root, 'games', name, file)).href)) as Readonly<Record<string, unknown>>;
  const { rules } = (await load('rules/game.ts'))[name] as GameEntry;
  const trials = (await load('laws/trial.ts')).trials as readonly Trial[];
  const pins = trials.map((trial) => {
    const title = trial.mode === undefined ? name : `${name} ${trial.mode}`;
    return [title, { id: rules.id, version: rules.version, fingerprint: fingerprintOf({ rules, trial }) }];
  });
  const text = `${JSON.stringify(Object.fromEntries(pins), null, 2)}\n`;
  writeFileSync(join(root, 'games', name, 'laws/pins.json'), text);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { register: { type: 'boolean', default: false } },
});
const [name = ''] = positionals;
const fault = faultOf(name);
if (fault !== null) {
  console.error(`${fault}\nUse: npm run new-game NAME [-- --register]`);
  process.exit(2);
}
layOut(name);
await pin(name);
const lines = [
  ['games/rulebook.ts', `export { ${name} } from './${name}/rules/game';`],
  ['games/cabinet.ts', `export { ${name} } from './${name}/index';`],
] as const;
if (values.register) for (const [file, line] of lines) appendFileSync(join(root, file), `${line}\n`);
// The order of imports and lines depends on the name.
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const paths = [`games/${name}`, ...(values.register ? lines.map(([file]) => file) : [])];
const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
  cwd: root,
  stdio: 'pipe',
});
if (status !== 0) console.error('`npm run fix` has something to say about the new files.');
console.log(`games/${name} is laid out: a small game that can be played.`);
for (const [file, line] of lines) {
  console.log(`${values.register ? 'Added to' : 'Add to'} ${file}:  ${line}`);
}
console.log(
  'Then run `npm run fix` and `npm test -- types lint unused node`; CONTRIBUTING.md says what each file is for.',
);
