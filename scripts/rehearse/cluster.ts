import { randomBytes } from 'node:crypto';
import { chmod, chown, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseNode } from './databaseNode';
import { NOBODY, Program, runsAsRoot } from './program';
import type { Programs } from './programs';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');
const NODES = ['pg1', 'pg2', 'pg3'] as const;
const UP_MAX_MS = 90_000;
const ROLE = 'peryahan';
const SAID = /\b(INFO|LOG|WARNING|ALERT|ERROR|FATAL)\b|no response/;
const LINES_SHOWN = 15;

export interface ClusterOptions {
  readonly programs: Programs;
  /** An empty folder. */
  readonly folder: string;
  /** Where the two server processes will listen. */
  readonly serverPorts: readonly [number, number];
  /** False lets commits return before a standby has them. */
  readonly isSynchronous: boolean;
}

/** Three PostgreSQL nodes under Patroni, their etcd, HAProxy before them and before two server processes, and NATS between those. */
export class Cluster {
  readonly nodes: readonly DatabaseNode[];
  readonly #options: ClusterOptions;
  readonly #etcd: Program;
  readonly #proxy: Program;
  readonly #nats: Program;
  readonly #ports: Ports;
  readonly #passwords: Passwords;

  /** Starts everything and resolves when the database takes writes and has two standbys. */
  static async start(options: ClusterOptions): Promise<Cluster> {
    const { folder } = options;
    if (runsAsRoot) await chown(folder, NOBODY, NOBODY);
    await chmod(folder, 0o755);
    const secret = () => randomBytes(12).toString('hex');
    const passwords = { superuser: secret(), replication: secret(), app: secret() };
    const cluster = new Cluster(options, await choosePorts(), passwords);
    try {
      await cluster.#up();
    } catch (error) {
      const { output } = cluster;
      await cluster.stop();
      throw new Error(`the cluster did not come up:\n${output}`, { cause: error });
    }
    return cluster;
  }

  private constructor(options: ClusterOptions, ports: Ports, passwords: Passwords) {
    const { folder, programs } = options;
    this.#options = options;
    this.#ports = ports;
    this.#passwords = passwords;
    this.#etcd = new Program(programs.etcd, [
      '--name=etcd',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${ports.etcd}`,
      `--advertise-client-urls=http://127.0.0.1:${ports.etcd}`,
      `--listen-peer-urls=http://127.0.0.1:${ports.etcdPeer}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${ports.etcdPeer}`,
      `--initial-cluster=etcd=http://127.0.0.1:${ports.etcdPeer}`,
      '--log-level=error',
    ]);
    this.#nats = new Program(programs.nats, ['-a', '127.0.0.1', '-p', String(ports.nats)]);
    this.nodes = NODES.map(
      (name, at) =>
        new DatabaseNode({
          name,
          folder: join(folder, name),
          patroni: programs.patroni,
          postgresBin: programs.postgresBin,
          config: join(folder, 'patroni.yml'),
          etcdPort: ports.etcd,
          postgresPort: ports.postgres[at] ?? 0,
          restPort: ports.rest[at] ?? 0,
          passwords,
        }),
    );
    const [app1, app2] = options.serverPorts;
    this.#proxy = new Program(programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')], {
      MAXCONN: '1000',
      HAPROXY_SOCKET: join(folder, 'haproxy.sock'),
      PRIMARY_LISTEN: `127.0.0.1:${ports.primary}`,
      PLAYERS_LISTEN: `127.0.0.1:${ports.players}`,
      BUSY_FILE: join(folder, 'busy.http'),
      ...Object.fromEntries(
        this.nodes.flatMap(({ name, options: { postgresPort, restPort } }) => {
          const at = name.toUpperCase();
          return [
            [at, `127.0.0.1:${postgresPort}`],
            [`${at}_REST_HOST`, '127.0.0.1'],
            [`${at}_REST_PORT`, String(restPort)],
          ];
        }),
      ),
      APP1: `127.0.0.1:${app1}`,
      APP2: `127.0.0.1:${app2}`,
    });
  }

  /** DATABASE_URL of the servers: always the primary. */
  get databaseUrl(): string {
    return `postgresql://${ROLE}:${this.#passwords.app}@127.0.0.1:${this.#ports.primary}/${ROLE}`;
  }

  /** Where players call. */
  get playersUrl(): string {
    return `http://127.0.0.1:${this.#ports.players}`;
  }

  /** NATS_URL of the servers. */
  get natsUrl(): string {
    return `nats://127.0.0.1:${this.#ports.nats}`;
  }

  /** What the programs have said lately, without traces of Python. */
  get output(): string {
    return [this.#etcd, this.#proxy, ...this.nodes]
      .map(({ output }) =>
        output
          .split('\n')
          .filter((line) => SAID.test(line))
          .slice(-LINES_SHOWN)
          .join('\n'),
      )
      .join('\n--\n');
  }

  /** The node that takes writes. Waits for one; throws an Error after 90 s. */
  primary(): Promise<DatabaseNode> {
    return this.#wait('there is no primary', async () => {
      for (const node of this.nodes) if ((await node.role()) === 'primary') return node;
      return null;
    });
  }

  async standbys(): Promise<DatabaseNode[]> {
    const roles = await Promise.all(this.nodes.map((node) => node.role()));
    return this.nodes.filter((_, at) => roles[at] === 'standby');
  }

  /** Resolves when there is one primary with two standbys, one of which its commits wait for. */
  async allUp(): Promise<void> {
    await this.#wait('the cluster is not whole', async () => {
      const standbys = await this.standbys();
      if (standbys.length < NODES.length - 1) return null;
      if (!this.#options.isSynchronous) return true;
      const waited = await Promise.all(standbys.map((node) => node.isSynchronous()));
      return waited.includes(true) ? true : null;
    });
    await this.primary();
  }

  freezeEtcd(isFrozen: boolean): void {
    this.#etcd.signal(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Ends all connections of the proxy at once: it is started again. */
  async restartProxy(): Promise<void> {
    await this.#proxy.end('SIGKILL');
    this.#proxy.start();
  }

  killNats(): Promise<void> {
    return this.#nats.end('SIGKILL');
  }

  startNats(): void {
    this.#nats.start();
  }

  async stop(): Promise<void> {
    await this.#nats.end();
    for (const node of this.nodes) {
      await node.freeze(false);
      await node.killMachine();
    }
    this.#etcd.signal('SIGCONT');
    await this.#proxy.end();
    await this.#etcd.end();
  }

  async #up(): Promise<void> {
    await this.#prepare();
    this.#etcd.start();
    this.#nats.start();
    // One after the other: each must be able to enter the cluster that the first has made.
    for (const node of this.nodes) {
      node.start();
      if (node === this.nodes[0]) await this.primary();
    }
    this.#proxy.start();
    await this.allUp();
    await this.#makeDatabase();
  }

  /** The files of deploy/, except for what one machine cannot have: a backup's repository, and a watchdog. */
  async #prepare(): Promise<void> {
    const { folder, isSynchronous } = this.#options;
    const patroni = await readFile(join(DEPLOY, 'patroni/patroni.yml'), 'utf8');
    const changed = patroni
      .replace(/archive_command: .*/, 'archive_command: /bin/true')
      .replace('mode: automatic', 'mode: off')
      // The packages' folder for sockets belongs to another user.
      .replace('password_encryption:', "unix_socket_directories: '..'\n    password_encryption:")
      .replace('synchronous_mode: true', `synchronous_mode: ${isSynchronous}`)
      .replace('synchronous_mode_strict: true', `synchronous_mode_strict: ${isSynchronous}`)
      // A standby of the control may be far behind: the limit would keep it from being promoted, and nothing from being lost.
      .replace(/maximum_lag_on_failover: \d+/, (limit) =>
        isSynchronous ? limit : 'maximum_lag_on_failover: 1073741824',
      );
    await writeFile(join(folder, 'patroni.yml'), changed);
    for (const name of ['haproxy.cfg', 'busy.http']) {
      await copyFile(join(DEPLOY, 'haproxy', name), join(folder, name));
    }
    // PostgreSQL refuses a data folder that others may read, whatever the umask is.
    for (const name of ['etcd', ...NODES.flatMap((node) => [node, `${node}/data`])]) {
      await mkdir(join(folder, name), { mode: 0o700 });
      if (runsAsRoot) await chown(join(folder, name), NOBODY, NOBODY);
    }
  }

  async #makeDatabase(): Promise<void> {
    const { postgresPort } = (await this.primary()).options;
    const client = new pg.Client({
      connectionString: `postgresql://postgres:${this.#passwords.superuser}@127.0.0.1:${postgresPort}/postgres`,
    });
    await client.connect();
    await client.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${this.#passwords.app}'`);
    await client.query(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`);
    await client.end();
  }

  async #wait<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    const giveUpMs = performance.now() + UP_MAX_MS;
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      if (performance.now() > giveUpMs) throw new Error(what);
      await sleep(200);
    }
  }
}

interface Passwords {
  readonly superuser: string;
  readonly replication: string;
  readonly app: string;
}

interface Ports {
  readonly etcd: number;
  readonly etcdPeer: number;
  readonly primary: number;
  readonly players: number;
  readonly nats: number;
  readonly postgres: readonly number[];
  readonly rest: readonly number[];
}

async function choosePorts(): Promise<Ports> {
  const ports = await freePorts(5 + 2 * NODES.length);
  const [etcd = 0, etcdPeer = 0, primary = 0, players = 0, nats = 0, ...rest] = ports;
  return {
    etcd,
    etcdPeer,
    primary,
    players,
    nats,
    postgres: rest.slice(0, NODES.length),
    rest: rest.slice(NODES.length),
  };
}

/** Ports that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((listens) => server.once('listening', listens))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closes) => server.close(closes))));
  return ports;
}
