import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incremental, TYPES_FOLDER } from '../../scripts/lib/incremental.mjs';

const root = resolve(import.meta.dirname, '../..');
const NAME = 'coin';
const BUILT_FOLDER = 'dist/client';
/** Each takes up to two minutes of a core, and gets what other steps leave. */
const TIMEOUT_MS = 900_000;

let copy = '';

/** The tests of `visit.spec.ts`. */
const VISITS = 3;

interface Run {
  readonly status: number | null;
  readonly text: string;
}

/** Runs a script of the copy with Node; this run's own settings stay out of it. */
function run(script: string, ...args: readonly string[]): Promise<Run> {
  const env: Record<string, string | undefined> = { ...process.env, NO_COLOR: '1' };
  for (const name of Object.keys(env)) {
    if (/^(VITEST|TEST|NODE_ENV$|FORCE_COLOR$)/.test(name)) delete env[name];
  }
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(copy, script), ...args], { cwd: copy, env });
    let text = '';
    const read = (said: Buffer) => {
      text += said;
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', failed);
    child.once('close', (status) => done({ status, text }));
  });
}

async function expectPass(script: string, ...args: readonly string[]): Promise<string> {
  const { status, text } = await run(script, ...args);
  expect(status, `${[script, ...args].join(' ')}\n${text}`).toBe(0);
  return text;
}

/** By the summary of Playwright, with those that passed on retry. */
function countPassed(said: string): number {
  const counts = [...said.matchAll(/^\s*(\d+) (?:passed|flaky)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

const vitest = (...args: readonly string[]) =>
  ['node_modules/vitest/vitest.mjs', 'run', '--project=node', ...args] as const;
const laws = () => run(...vitest('tests/laws/complete.test.ts', '-t', `the game ${NAME} is listed`));
/** What a step changes is checked, and what depends on it. */
const types = (project: string) =>
  expectPass('node_modules/typescript-native/bin/tsc', '-p', project, ...incremental(project));

/** Types and lint, as `npm test` runs them. */
async function expectBuilds(): Promise<void> {
  const server = types('tsconfig.server.json');
  await types('tsconfig.json');
  await types('tsconfig.pure.json');
  await expectPass('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', 'games');
  await server;
}

const expectAllUsed = () => expectPass('node_modules/knip/bin/knip.js');

async function list(file: string, line: string): Promise<void> {
  appendFileSync(join(copy, file), `${line}\n`);
  await expectPass('node_modules/@biomejs/biome/bin/biome', 'check', '--write', file);
}

const RULEBOOK_LINE = `export { ${NAME} } from './${NAME}/rules/game';`;
const CABINET_LINE = `export { ${NAME} } from './${NAME}/index';`;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z', ':!node_modules'],
    options,
  );
  for (const file of stdout.split('\0')) {
    // The baselines of pictures are most of the tree and not needed here.
    if (file === '' || file.startsWith('tests/snapshots/pictures/') || !existsSync(join(root, file)))
      continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // What the types of the tree were checked for, if they were: only the game is new.
  const checked = join(root, TYPES_FOLDER);
  if (existsSync(checked)) cpSync(checked, join(copy, TYPES_FOLDER), { recursive: true });
  // And what was built: files that the game does not change keep their compressed twins.
  const built = join(root, BUILT_FOLDER);
  if (existsSync(built)) cpSync(built, join(copy, BUILT_FOLDER), { recursive: true });
}, TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }), TIMEOUT_MS);

test(
  'a new game that is not listed yet breaks nothing, and a law names the line for the rulebook',
  async () => {
    const output = await expectPass('node_modules/tsx/dist/cli.mjs', 'scripts/new-game.ts', NAME);
    expect(output).toContain(RULEBOOK_LINE);
    expect(output).toContain(CABINET_LINE);
    const [{ status, text }] = await Promise.all([laws(), expectBuilds(), expectAllUsed()]);
    expect(status).toBe(1);
    expect(text).toContain(`add ${NAME} to games/rulebook.ts: ${RULEBOOK_LINE}`);
  },
  TIMEOUT_MS,
);

test(
  'with its line in the rulebook nothing else breaks, and the law names the line for the cabinet',
  async () => {
    await list('games/rulebook.ts', RULEBOOK_LINE);
    const [{ status, text }] = await Promise.all([laws(), expectBuilds()]);
    expect(status).toBe(1);
    expect(text).not.toContain(`add ${NAME} to games/rulebook.ts`);
    expect(text).toContain(`add ${NAME} to games/cabinet.ts: ${CABINET_LINE}`);
  },
  TIMEOUT_MS,
);

/** Tests that read the list of games and so find the new one; each title is one that must be among them. */
const FOUND_BY: Readonly<Record<string, string>> = {
  'tests/laws': `agrees with every round of ${NAME}`,
  'workers/rng': `plays a demo round of ${NAME} from its usual bet`,
  gallery: `reads the usual bet of ${NAME}`,
  'src/i18n': `the strings of ${NAME}`,
  'src/overlay/play': `${NAME} opens to whom it is for`,
  'src/overlay/lobby': `'${NAME}' is on the shelf of the lobby`,
};

test(
  'with both lines it keeps every law, and lobby, demo, real rounds, verification and gallery show it',
  async () => {
    await list('games/cabinet.ts', CABINET_LINE);
    // The build first: what follows it in the browser takes longest.
    const visited = (async () => {
      await expectPass('scripts/build.mjs');
      await expectPass('node_modules/size-limit/bin.js', '--config', '.size-limit.games.mjs');
      return expectPass('node_modules/@playwright/test/cli.js', 'test', '--project=new-game');
    })();
    const checked = (async () => {
      await expectBuilds();
      await expectAllUsed();
      // All but the law that plays a million rounds: another proves the same return from the paytable.
      const names = `${NAME}(?!.*over a million)`;
      const text = await expectPass(
        ...vitest(...Object.keys(FOUND_BY), `games/${NAME}`, '-t', names, '--reporter=verbose'),
      );
      for (const title of Object.values(FOUND_BY)) expect(text).toContain(title);
    })();
    // Both to their end, even if one fails: the copy is removed after this.
    await Promise.allSettled([checked, visited]);
    await checked;
    const said = await visited;
    // What passes only on retry passes, as it does for every screen: it is said, to be mended.
    if (/\d+ flaky/.test(said)) console.warn(said);
    expect(countPassed(said), said).toBe(VISITS);
  },
  TIMEOUT_MS,
);
