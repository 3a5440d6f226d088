import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export const hasPython = spawnSync('python3', ['--version']).status === 0;

const run = (command: string, parts: readonly string[], input: string) => {
  const { status, stdout, stderr } = spawnSync(command, parts, {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: {
      ...process.env,
      FAIRNESS_PINS: '',
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
    },
  });
  return { status, stdout, stderr };
};

/** Runs the verifier in Python, which shares no code with the product. */
export const verifyInPython = (options: readonly string[], input = '') =>
  run('python3', ['scripts/verify.py', ...options], input);

/**
 * The same for many command lines in one process: a start takes longer than most of what is checked, and a signature that
 * several are given is checked once.
 */
export function verifyEachInPython(
  commands: readonly (readonly string[])[],
): readonly { readonly status: number; readonly stdout: string }[] {
  const program = [
    'import contextlib, io, json, sys',
    'sys.path.insert(0, "scripts")',
    'import verify',
    'told = []',
    'for command in json.load(sys.stdin):',
    '    sys.argv = ["verify.py", *command]',
    '    with contextlib.redirect_stdout(io.StringIO()) as out:',
    '        status = verify.main()',
    '    told.append({"status": status, "stdout": out.getvalue()})',
    'print(json.dumps(told))',
  ].join('\n');
  const { stdout, stderr } = run('python3', ['-B', '-c', program], JSON.stringify(commands));
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Runs the single file that the build writes. */
export const verifyByFile = (path: string, options: readonly string[]) =>
  run('python3', [path, ...options], '');

/** Runs the verifier of the command line as a player would. */
export const verifyByCommand = (options: readonly string[], input = '') =>
  run(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', ...options], input);

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
