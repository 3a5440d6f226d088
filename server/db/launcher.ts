import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { isReachableByAll } from './reach';

/** The user called nobody, for PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** How to run a program of PostgreSQL on one data folder. */
export interface Launcher {
  /** Who must own the data; null where that is simply the current user. */
  readonly owner: number | null;
  /** Whether the program runs as a user who may enter fewer folders than the current one. */
  readonly isConfined: boolean;
  readonly launch: (program: string, args: readonly string[], options: SpawnOptions) => ChildProcess;
}

/**
 * Chooses how PostgreSQL is started on data inside `folder`, which must exist. An ordinary user just starts
 * it. Root starts it as nobody, and where only root may enter the folder, as nobody with root's reach.
 */
export async function chooseLauncher(folder: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { owner: null, isConfined: false, launch: spawn };
  if (await isReachableByAll(folder)) {
    return {
      owner: NOBODY,
      isConfined: true,
      launch: (program, args, options) => spawn(program, args, { ...options, uid: NOBODY, gid: NOBODY }),
    };
  }
  for (const wrapper of WRAPPERS) {
    if (await runs(wrapper.command)) {
      const [program = '', ...before] = wrapper.command;
      return {
        owner: wrapper.owner,
        isConfined: false,
        launch: (inner, args, options) => spawn(program, [...before, inner, ...args], options),
      };
    }
  }
  throw new Error(
    `Only root may enter ${folder}, and PostgreSQL does not run as root. ` +
      'Choose a DATA_DIR that other users may enter, or start as an ordinary user.',
  );
}

/** Two tools of util-linux; which of them works depends on how a container is fenced in. */
const WRAPPERS: readonly { command: readonly string[]; owner: number }[] = [
  {
    command: [
      'setpriv',
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      // Without it the kernel forgets that reach when a program asks whether it may read a file.
      '--securebits=+no_setuid_fixup',
    ],
    owner: NOBODY,
  },
  { command: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'], owner: 0 },
];

function runs([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args, process.execPath, '--version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
