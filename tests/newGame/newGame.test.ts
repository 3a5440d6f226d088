import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const NAME = 'coin';
/** The whole of it takes about a minute of one core; a busy machine may take its time. */
const PATIENCE_MS = 900_000;

let copy = '';

/** Runs a Node script of a package in the copy. */
function run(
  script: string,
  ...args: readonly string[]
): { readonly status: number | null; readonly text: string } {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  for (const name of Object.keys(env)) if (/^VITEST/.test(name)) delete env[name as keyof typeof env];
  const path = join(root, 'node_modules', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: copy,
    env: { ...env, NODE_ENV: 'test' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, text: stdout + stderr };
}

const passes = { status: 0 };
const types = (project: string) => run('typescript-native/bin/tsc', '-p', project);
const tests = (project: string, paths: readonly string[], pattern: string) =>
  run('vitest/vitest.mjs', 'run', `--project=${project}`, ...paths, '-t', pattern);
const laws = (pattern: string) => tests('node', ['tests/laws/complete.test.ts'], pattern);
const LISTED = `the game ${NAME} is listed`;

function expectBuild(): void {
  for (const project of ['tsconfig.json', 'tsconfig.server.json', 'tsconfig.pure.json']) {
    expect(types(project), project).toMatchObject(passes);
  }
  expect(run('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', 'games')).toMatchObject(passes);
  expect(run('knip/bin/knip.js')).toMatchObject(passes);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], options);
  for (const file of listed.stdout
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)))) {
    // The pictures to compare with are most of the tree and not needed here.
    if (file.startsWith('tests/snapshots/pictures/')) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}, PATIENCE_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'a new game that is not listed yet breaks nothing, and a law says which two lines it needs',
  () => {
    expect(run('tsx/dist/cli.mjs', 'scripts/new-game.ts', NAME)).toMatchObject(passes);
    expectBuild();
    expect(tests('node', ['tests/edges'], '')).toMatchObject(passes);
    const { status, text } = laws(LISTED);
    expect(status).toBe(1);
    expect(text).toContain(
      `add ${NAME} to games/rulebook.ts: export { ${NAME} } from './${NAME}/rules/game';`,
    );
  },
  PATIENCE_MS,
);

test(
  'with the first of its two lines a law asks for the second',
  () => {
    appendFileSync(join(copy, 'games/rulebook.ts'), `export { ${NAME} } from './${NAME}/rules/game';\n`);
    expect(run('@biomejs/biome/bin/biome', 'check', '--write', 'games/rulebook.ts')).toMatchObject(passes);
    expectBuild();
    const { status, text } = laws(LISTED);
    expect(status).toBe(1);
    expect(text).not.toContain(`add ${NAME} to games/rulebook.ts`);
    expect(text).toContain(`add ${NAME} to games/cabinet.ts: export { ${NAME} } from './${NAME}/index';`);
  },
  PATIENCE_MS,
);

test(
  'with both it keeps every law, and is shown by lobby and gallery',
  () => {
    appendFileSync(join(copy, 'games/cabinet.ts'), `export { ${NAME} } from './${NAME}/index';\n`);
    expect(run('@biomejs/biome/bin/biome', 'check', '--write', 'games/cabinet.ts')).toMatchObject(passes);
    expectBuild();
    const paths = [
      'tests/laws',
      `games/${NAME}`,
      'workers/rng',
      'gallery',
      'src/i18n',
      'src/overlay/play',
      'src/overlay/lobby',
    ];
    const { status, text } = tests('node', paths, NAME);
    expect(status, text).toBe(0);
    for (const said of [
      `${NAME} names the moments that have their picture`,
      `agrees on ${NAME}, round for round`,
      `plays a demo round of ${NAME} from its usual bet`,
      `${NAME} opens to whom it is for`,
      `${NAME} stands on the shelf of the lobby`,
    ]) {
      expect(text).toContain(said);
    }
  },
  PATIENCE_MS,
);

test(
  'it is played for real on the server, and its round is verified',
  () => {
    const { status, text } = tests('server', ['tests/api/ownGames.test.ts'], `${NAME} takes|every own game`);
    expect(status, text).toBe(0);
    expect(text).toMatch(/2 passed/);
  },
  PATIENCE_MS,
);
