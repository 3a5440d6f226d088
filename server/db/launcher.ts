import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { isReachableByAll } from './reach';

/** The user named nobody: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** How to run PostgreSQL's programs on a data folder. */
export interface Launcher {
  /** The required owner of the data; null for the current user. */
  readonly owner: number | null;
  /** Whether the program runs as a user who may enter fewer folders than the current one. */
  readonly isConfined: boolean;
  readonly launch: (program: string, args: readonly string[], options: SpawnOptions) => ChildProcess;
}

/**
 * Chooses how PostgreSQL is started on data inside `folder`, which must exist. An ordinary user starts it
 * directly. Root starts it as nobody, and if only root may enter the folder, with root's capabilities to do so.
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

/** Two tools of util-linux; which one works depends on the restrictions of the container. */
const WRAPPERS: readonly { command: readonly string[]; owner: number }[] = [
  {
    command: [
      'setpriv',
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      // Otherwise the kernel ignores these capabilities when a program checks access to a file.
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
