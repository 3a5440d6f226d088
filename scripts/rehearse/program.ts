import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const OUTPUT_MAX = 20_000;

/** PostgreSQL refuses to run as root: then the programs run as nobody. */
export const NOBODY = 65_534;
export const runsAsRoot = process.getuid?.() === 0;

/** A program of the cluster: can be killed, frozen and started again with the same arguments. */
export class Program {
  readonly #command: string;
  readonly #args: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #output = '';

  constructor(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    this.#command = command;
    this.#args = args;
    this.#environment = environment;
  }

  /** The last 20,000 characters that it has printed. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  start(): void {
    const child = spawn(this.#command, this.#args, {
      env: { PATH: '/usr/bin:/usr/sbin:/bin', LC_ALL: 'C.UTF-8', ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(runsAsRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.#output = `${this.#output}${text}`.slice(-OUTPUT_MAX);
      });
    }
    this.#child = child;
  }

  /** Resolves when the process is gone. Its children are left. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exits = once(child, 'exit');
    child.kill(signal);
    await exits;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }
}
