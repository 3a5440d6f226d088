import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

export const hasPython = spawnSync('python3', ['--version']).status === 0;

const ENVIRONMENT = {
  ...process.env,
  FAIRNESS_PINS: '',
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
};

const run = (command: string, parts: readonly string[], input: string) => {
  const { status, stdout, stderr } = spawnSync(command, parts, {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: ENVIRONMENT,
  });
  return { status, stdout, stderr };
};

/** Runs the verifier in Python, which shares no code with the product. */
export const verifyInPython = (options: readonly string[], input = '') =>
  run('python3', ['scripts/verify.py', ...options], input);

/** What a verifier printed, and how it ended. */
export interface Said {
  readonly status: number;
  readonly stdout: string;
}

/** Runs the verifier for every line of standard input, which is a command line as JSON; answers with a line each. */
const STAYING = [
  'import contextlib, io, json, sys',
  'sys.path.insert(0, "scripts")',
  'import verify',
  'for line in sys.stdin:',
  '    sys.argv = ["verify.py", *json.loads(line)]',
  '    with contextlib.redirect_stdout(io.StringIO()) as out:',
  '        status = verify.main()',
  '    print(json.dumps({"status": status, "stdout": out.getvalue()}), flush=True)',
].join('\n');

/**
 * The verifier in Python for many command lines in one process, which ends with this one: a start takes longer than most of
 * what is checked, and a signature that several are given is checked once. Answers in the order of the questions.
 */
export function askPython(options: readonly string[]): Promise<Said> {
  python ??= startPython();
  return python(options);
}

let python: typeof askPython | undefined;

function startPython(): typeof askPython {
  const child = spawn('python3', ['-B', '-c', STAYING], { cwd: root, env: ENVIRONMENT });
  const waiting: { answer: (said: Said) => void; fail: (error: Error) => void }[] = [];
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.answer(JSON.parse(line)));
  const failAll = () => {
    python = undefined;
    for (const { fail } of waiting.splice(0)) fail(new Error(`Python has ended: ${errors}`));
  };
  child.once('error', failAll);
  child.once('close', failAll);
  // A write to a process that has ended: its end is told as well.
  child.stdin.on('error', () => undefined);
  return (options) =>
    new Promise((answer, fail) => {
      waiting.push({ answer, fail });
      child.stdin.write(`${JSON.stringify(options)}\n`);
    });
}

/** Runs the single file that the build writes. */
export const verifyByFile = (path: string, options: readonly string[]) =>
  run('python3', [path, ...options], '');

/** Runs the verifier of the command line as a player would, from its source. */
export const verifyBySource = (options: readonly string[], input = '') =>
  run(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', ...options], input);

/** The same from one file, made of that source once: reading the source anew takes six times as long as a start without it. */
export function verifyByCommand(options: readonly string[], input = '') {
  command ??= bundleCommand();
  return run(process.execPath, [command, ...options], input);
}

let command: string | undefined;

function bundleCommand(): string {
  const folder = join(root, 'dist/tests');
  const path = join(folder, 'verify.mjs');
  // Renamed when complete, because another worker may make or run it at the same time.
  const partial = `${path}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: ['scripts/verify.ts'],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  renameSync(partial, path);
  return path;
}

export interface SignatureCase {
  readonly publicKey: string;
  readonly round: number;
  readonly signature: string;
}

/** What the verifier in Python says of signatures. */
export function signedInPython(cases: readonly SignatureCase[]): readonly boolean[] {
  const program = [
    'import json, sys',
    'sys.dont_write_bytecode = True',
    'sys.path.insert(0, "scripts")',
    'from verifier.bls import is_beacon_signature',
    'cases = json.load(sys.stdin)',
    'print(json.dumps([is_beacon_signature(c["publicKey"], c["round"], c["signature"]) for c in cases]))',
  ].join('\n');
  const { stdout, stderr } = run('python3', ['-c', program], JSON.stringify(cases));
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
