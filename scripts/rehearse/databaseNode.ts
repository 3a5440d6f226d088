import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Program } from './program';

export interface DatabaseNodeOptions {
  readonly name: string;
  readonly folder: string;
  readonly patroni: string;
  readonly postgresBin: string;
  /** Path of patroni.yml. */
  readonly config: string;
  readonly etcdPort: number;
  readonly postgresPort: number;
  readonly restPort: number;
  readonly passwords: { readonly superuser: string; readonly replication: string };
}

export type Role = 'primary' | 'standby' | 'away';

/** A machine of the database's cluster: Patroni and the PostgreSQL that it keeps. */
export class DatabaseNode {
  readonly name: string;
  readonly options: DatabaseNodeOptions;
  readonly #patroni: Program;
  readonly #data: string;

  constructor(options: DatabaseNodeOptions) {
    const { name, folder, patroni, postgresBin, config, etcdPort, postgresPort, restPort, passwords } =
      options;
    this.name = name;
    this.options = options;
    this.#data = join(folder, 'data');
    this.#patroni = new Program(patroni, [config], {
      HOME: folder,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgresPort}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgresPort}`,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_BIN_DIR: postgresBin,
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
    });
  }

  get output(): string {
    return this.#patroni.output;
  }

  start(): void {
    this.#patroni.start();
  }

  async role(): Promise<Role> {
    const status = await this.ask('GET', '/patroni');
    if (status === null) return 'away';
    const { role, state } = JSON.parse(status) as { role: string; state: string };
    if (state !== 'running') return 'away';
    return role === 'master' || role === 'primary' ? 'primary' : 'standby';
  }

  /** Whether its commits are waited for. */
  async isSynchronous(): Promise<boolean> {
    const status = await this.ask('GET', '/patroni');
    return status !== null && JSON.parse(status).sync_standby === true;
  }

  /** A call of Patroni's REST API; null without an answer. */
  async ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<string | null> {
    const response = await fetch(`http://127.0.0.1:${this.options.restPort}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(method === 'GET' ? 1_500 : 30_000),
    }).catch(() => null);
    return (await response?.text().catch(() => null)) ?? null;
  }

  /** kill -9 of the postmaster; Patroni stays. */
  async killPostgres(): Promise<void> {
    const pid = await this.#postmaster();
    if (pid !== null) process.kill(pid, 'SIGKILL');
  }

  /** kill -9 of Patroni and PostgreSQL with all its processes, as when the machine loses its power. */
  async killMachine(): Promise<void> {
    const pid = await this.#postmaster();
    const pids = pid === null ? [] : [pid, ...(await childrenOf(pid))];
    await this.#patroni.end();
    for (const each of pids) send(each, 'SIGKILL');
    while (pids.some((each) => send(each, 0))) await sleep(20);
  }

  /** Freezes or continues the whole machine. */
  async freeze(isFrozen: boolean): Promise<void> {
    const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
    const pid = await this.#postmaster();
    this.#patroni.signal(signal);
    if (pid === null) return;
    for (const each of [pid, ...(await childrenOf(pid))]) send(each, signal);
  }

  async #postmaster(): Promise<number | null> {
    const text = await readFile(join(this.#data, 'postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number(text.split('\n')[0]);
    return pid > 0 && send(pid, 0) ? pid : null;
  }
}

/** False when there is no such process. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text
    .split(' ')
    .map(Number)
    .filter((child) => child > 0);
}
