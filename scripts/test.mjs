/**
 * Everything CI runs, in one command: `npm test`, or some of the steps: `npm test -- types lint`,
 * `npm test -- pictures color`, `npm test -- screens wheel.spec`. `npm test -- --list` names them.
 * Plain Node without dependencies, because installing them is its first step. The last line counts the tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { machineNote } from './lib/browser.mjs';
import { incremental } from './lib/incremental.mjs';
import { installWhatIsMissing } from './lib/install.mjs';
import { refuseOldNode } from './lib/node.mjs';
import { readReport } from './lib/report.mjs';
import { chooseSteps, listSteps, partLanes, UsageError } from './lib/steps.mjs';
import { folderInMemory } from './lib/temporary.mjs';

refuseOldNode();

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/test-reports');
const node = process.execPath;
const bin = (path) => join(root, 'node_modules', path);

const namesBelow = (folders, pattern) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => pattern.test(path)),
  );

/** Narrows a step down to the files whose paths contain one of the words. */
const byFile = (folders, pattern) => ({
  what: 'part of a test file path',
  isKnown: (word) => namesBelow(folders, pattern).some((path) => path.includes(word)),
  args: (words) => words,
});

/** Narrows pictures down to a game, or to those whose names contain a word: `color`, `mega-win`, `360x640`. */
const byPicture = {
  what: 'game or part of a picture name',
  isKnown: (word) =>
    /^[\w-]+$/.test(word) &&
    (existsSync(join(root, 'games', word)) ||
      namesBelow(['tests/snapshots/pictures'], /\.png$/).some((path) => path.includes(word))),
  args: (words) => ['games.spec', 'lobby.spec', `--grep=(${words.join('|')})`],
};

const types = (name, project) => ({
  name,
  command: [bin('typescript-native/bin/tsc'), '-p', project, ...incremental(project)],
});

const vitest = (name, ...args) => ({
  name,
  filter: byFile(
    ['contract', 'games', 'workers', 'server', 'src', 'scripts', 'gallery', 'assets', 'tests'],
    /\.test\.tsx?$/,
  ),
  report: join(reports, `${name}.json`),
  command: [
    bin('vitest/vitest.mjs'),
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
});

const playwright = (name, workers, ...projects) => ({
  name,
  filter: name === 'pictures' ? byPicture : byFile(['tests'], /\.spec\.ts$/),
  report: join(reports, `${name}.json`),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${name}.json`) },
  command: [
    bin('@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    `--workers=${workers}`,
    // A folder per run, because Playwright empties its folder when it starts.
    `--output=${join(root, 'node_modules/.cache/playwright', name)}`,
    ...projects.map((project) => `--project=${project}`),
  ],
});

/** A third of the share of other steps, where they all want a core. */
const ASIDE_PRIORITY = 5;

/** These compute and wait for nothing, so that they may take their time. */
const aside = (...steps) => steps.map((step) => ({ ...step, isAside: true }));

/**
 * Stages run one after the other, the lanes of a stage in parallel, and the steps of a lane one after the other. What is
 * aside begins with its stage and takes what the steps of that stage and of later ones leave of the cores, until it ends:
 * screens wait for something half of their time. The last stage has the machine for itself.
 */
const stages = [
  [
    aside(
      types('types', 'tsconfig.json'),
      types('types of the server', 'tsconfig.server.json'),
      types('types of the rules', 'tsconfig.pure.json'),
      { name: 'lint', command: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'] },
      { name: 'unused', command: [bin('knip/bin/knip.js')] },
      { name: 'licences', command: ['scripts/licences.mjs'] },
    ),
    [
      { name: 'build', command: ['scripts/build.mjs'] },
      { name: 'size', command: [bin('size-limit/bin.js')] },
      { name: 'size of the games', command: [bin('size-limit/bin.js'), '--config', '.size-limit.games.mjs'] },
    ],
  ],
  // These use most of both cores.
  [[vitest('server', '--project=server')], [vitest('chaos', '--project=chaos')]],
  // Screens wait for rounds that they share, and the clock and what everybody sees for servers of their own.
  [
    [playwright('screens', 4, 'e2e', 'a11y')],
    [playwright('clock', 1, 'clock'), playwright('everybody', 1, 'everybody')],
    [vitest('browser', '--project=browser')],
    aside(vitest('node', '--project=node')),
  ],
  // Both draw: beside the screens each would take many times as long, and so would the screens.
  [[playwright('pictures', 1, 'snapshots')], [vitest('new game', '--project=new-game')]],
  // Rendering takes most of both cores, and the timed tests must run alone.
  [[vitest('restarts', '--project=restarts'), playwright('scenes', 1, 'drawn', 'timed', 'gallery')]],
];

const wanted = process.argv.slice(2);
if (wanted.includes('--list') || wanted.includes('--help')) {
  console.log(`npm test -- STEP [FILTER ...] ...\n\n${listSteps(stages)}`);
  process.exit(0);
}
const chosen = choose();

const temporary = folderInMemory();
if (temporary !== null) process.env.TMPDIR ??= temporary;
installWhatIsMissing(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const broken = [];
const failures = [];
const unsteady = [];

// Two servers that start in parallel would both build.
const startsServers = chosen.flat(2).some((step) => step.env !== undefined);
if (wanted.length > 0 && startsServers) await runStep({ name: 'build', command: ['scripts/build.mjs'] });

const asides = [];
const isOnlyOne = chosen.flat().length === 1;
for (const [index, lanes] of chosen.entries()) {
  const { now, meanwhile } = partLanes(lanes);
  // The output of parallel steps is buffered until each ends, so that it is not interleaved.
  asides.push(...meanwhile.map((lane) => runAll(lane, !isOnlyOne)));
  if (index === chosen.length - 1) await Promise.all(asides);
  await Promise.all(now.map((lane) => runAll(lane, now.length > 1 || asides.length > 0)));
}

// Repeated at the end, because the middle of a long log is rarely read.
for (const text of unsteady) console.log(`\n~ passed only on retry: ${text}`);
for (const text of failures) console.log(`\n✗ ${text}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(broken.length > 0 || total.failed > 0 ? 1 : 0);

/** The steps that the command line selects; exits with code 2 if it is invalid. */
function choose() {
  try {
    return chooseSteps(stages, wanted);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

async function runAll(steps, isBuffered = false) {
  for (const step of steps) await runStep(step, isBuffered);
}

async function runStep({ name, command, report, env, isAside }, isBuffered) {
  const startedAt = Date.now();
  console.log(`\n== ${name}${isBuffered ? ' begins' : ''}`);
  const note = name === 'pictures' ? machineNote() : undefined;
  if (note !== undefined) console.log(note);
  const status = await run(command, { ...process.env, ...env }, { isBuffered, isAside });
  console.log(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  if (report !== undefined) {
    const counts = readReport(report, root);
    failures.push(...counts.failures);
    unsteady.push(...counts.unsteady);
    for (const key of Object.keys(total)) total[key] += counts[key];
    // A run without tests proves nothing.
    if (counts.passed === 0) broken.push(`${name} (no test ran)`);
  }
  if (status !== 0) broken.push(name);
}

/** Runs Node with these arguments. Resolves with its exit code, or null if a signal ended it. */
function run(args, env, { isBuffered, isAside }) {
  return new Promise((done) => {
    const child = spawn(node, args, {
      cwd: root,
      env,
      stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (isAside && child.pid !== undefined) setPriority(child.pid, ASIDE_PRIORITY);
    const output = [];
    child.stdout?.on('data', (text) => output.push(text));
    child.stderr?.on('data', (text) => output.push(text));
    child.on('error', (error) => {
      console.error(error);
      done(1);
    });
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      done(status);
    });
  });
}
