import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The programs that a cluster consists of, as absolute paths. */
export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  readonly nats: string;
  /** Folder of initdb, postgres, pg_basebackup and pg_rewind. */
  readonly postgresBin: string;
}

const INSTALL =
  'apt-get install etcd-server patroni python3-psycopg2 python3-etcd haproxy nats-server postgresql';
const POSTGRES_VERSIONS = '/usr/lib/postgresql';
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin'];

const find = (name: string): string | null =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** Finds the programs, or says in words what is missing and how Debian installs it. */
export function findPrograms(): Programs | string {
  const etcd = find('etcd');
  const patroni = find('patroni');
  const haproxy = find('haproxy');
  const nats = find('nats-server');
  const postgresBin = newestPostgres();
  if (etcd === null || patroni === null || haproxy === null || nats === null || postgresBin === null) {
    const missing = Object.entries({
      etcd,
      patroni,
      haproxy,
      'nats-server': nats,
      postgresql: postgresBin,
    }).flatMap(([name, path]) => (path === null ? [name] : []));
    return `Missing: ${missing.join(', ')}. On Debian: ${INSTALL}`;
  }
  return { etcd, patroni, haproxy, nats, postgresBin };
}

/** The newest server of Debian's packages. The embedded one lacks pg_basebackup and pg_rewind. */
function newestPostgres(): string | null {
  if (!existsSync(POSTGRES_VERSIONS)) return null;
  const bins = readdirSync(POSTGRES_VERSIONS)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES_VERSIONS, version, 'bin'));
  return bins.find((bin) => existsSync(join(bin, 'pg_rewind'))) ?? null;
}
