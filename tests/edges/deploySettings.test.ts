import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig } from '../../server/config';
import { environment } from '../../server/settings/environment';
import { secretNames } from '../../server/settings/secretFiles';
import { NODE_FLAGS } from '../support/serverMain';

type Variables = Readonly<Record<string, string>>;

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The assignments of an environment file. */
const variablesIn = (path: string): Variables =>
  Object.fromEntries(
    [...read(path).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value = '']) => [name, value]),
  );

/** What the image sets. */
const image = (): Variables =>
  Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
      ([, name, value = '']) => [name, value],
    ),
  );

/** Everything that a server process gets in each kind of deployment. */
const targets: Readonly<Record<string, () => Variables>> = {
  kubernetes: () => {
    const documents = parseAllDocuments(read('deploy/kubernetes/settings.yaml')).map((document) =>
      document.toJS(),
    );
    return { ...image(), ...documents[0].data };
  },
  systemd: () => {
    const unit = read('deploy/systemd/peryahan.service');
    const inUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
    const pairs = inUnit.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
    return { ...Object.fromEntries(pairs), ...variablesIn('deploy/systemd/server.env') };
  },
  compose: () => {
    const text = read('compose.yaml');
    const { app } = parse(text).services;
    expect(app.env_file).toBe('.env');
    // For PostgreSQL and the address of the database, which stand in compose.yaml.
    const { POSTGRES_PASSWORD: _, ...given } = variablesIn('deploy/compose.env');
    expect(text).toContain('${POSTGRES_PASSWORD');
    const own = Object.entries<unknown>(app.environment).map(([name, value]) => [name, String(value)]);
    return { ...image(), ...given, ...Object.fromEntries(own) };
  },
};

/** A valid value of each secret that the files leave empty or name a file for. */
const SECRETS: Variables = {
  DATABASE_URL: 'postgresql://peryahan:word@10.0.0.21:5000/peryahan',
  SEED_KEY: 'a1'.repeat(32),
  METRICS_TOKEN: 'a token for the metrics',
  SEMAPHORE_API_KEY: 'a key of the carrier',
  PAYMONGO_SECRET_KEY: 'sk_live_0123456789abcdef',
  PAYMONGO_WEBHOOK_SECRET: 'a secret of the webhook',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const [name, secret] of Object.entries(SECRETS)) writeFileSync(join(folder, name), `${secret}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The same variables with secrets filled in, and paths of secrets that exist here. */
const filledIn = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      if (name.endsWith('_FILE')) return [name, join(folder, name.slice(0, -'_FILE'.length))];
      return [name, value === '' ? (SECRETS[name] ?? '') : value];
    }),
  );

const KNOWN = new Set<string>([
  ...Object.keys(environment.shape),
  ...secretNames.map((name) => `${name}_FILE`),
]);
const unknownIn = (variables: Variables): string[] =>
  Object.keys(variables).filter((name) => !KNOWN.has(name));

/** What production needs beyond what the server itself insists on: why nobody could play without it. */
const NEEDED = [
  'DATABASE_URL',
  'SEED_KEY',
  'PUBLIC_URL',
  'METRICS_TOKEN',
  'TRUST_PROXY_HOPS',
  'SEMAPHORE_API_KEY',
];
const missingIn = (variables: Variables): string[] =>
  NEEDED.filter((name) => variables[name] === undefined && variables[`${name}_FILE`] === undefined);

describe.each(Object.entries(targets))('the deployment by %s', (target, variablesOf) => {
  it('sets what the server knows and all that production needs', () => {
    const variables = variablesOf();
    expect(unknownIn(variables)).toEqual([]);
    expect(missingIn(variables)).toEqual([]);
    expect(unknownIn({ ...variables, TRUST_PROXY_HOP: '1', PORT_FILE: '/x' })).toEqual([
      'TRUST_PROXY_HOP',
      'PORT_FILE',
    ]);
    const { PUBLIC_URL: _, ...less } = variables;
    expect(missingIn(less)).toEqual(['PUBLIC_URL']);
  });

  it('starts a production server with its values, and none without the key of the seeds', () => {
    const variables = filledIn(variablesOf());
    expect(parseConfig(variables)).toMatchObject({
      isProduction: true,
      sandbox: false,
      host: '0.0.0.0',
      port: 8080,
      databaseUrl: expect.stringMatching(/^postgresql:/),
      hasDatabaseStandbys: target !== 'compose',
      seedKey: SECRETS.SEED_KEY,
      metricsToken: SECRETS.METRICS_TOKEN,
      paymongoSecretKey: SECRETS.PAYMONGO_SECRET_KEY,
    });
    const { SEED_KEY: _, SEED_KEY_FILE: __, ...keyless } = variables;
    expect(() => parseConfig(keyless)).toThrow('SEED_KEY: got none');
  });
});

describe('the environment files of deploy', () => {
  /** Who reads each file, by what the names of its variables begin with. */
  const OTHERS: Readonly<Record<string, RegExp>> = {
    'etcd/etcd.env': /^ETCD_/,
    'patroni/patroni.env': /^PATRONI_/,
    'pgbackrest/pgbackrest.env': /^PGBACKREST_/,
    // Held against haproxy.cfg by scripts/rehearse/deploy.test.ts.
    'haproxy/haproxy.env': /^/,
    'compose.env': /^/,
    'systemd/server.env': /^/,
  };
  const files = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.env'));

  it('are all read by somebody, who knows their variables', () => {
    expect(files.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
    for (const [path, names] of Object.entries(OTHERS)) {
      const given = Object.keys(variablesIn(`deploy/${path}`));
      expect(given.length, path).toBeGreaterThan(0);
      expect(
        given.filter((name) => !names.test(name)),
        path,
      ).toEqual([]);
    }
  });

  it('contain no secret', () => {
    for (const path of files) {
      const secrets = Object.entries(variablesIn(`deploy/${path}`)).filter(([name]) =>
        /PASS|KEY|SECRET|TOKEN/.test(name),
      );
      expect(
        secrets.filter(([, value]) => value !== ''),
        path,
      ).toEqual([]);
    }
    for (const ignored of ['.gitignore', '.dockerignore'])
      expect(read(ignored).split('\n')).toContain('.env');
  });
});

describe('the machines of etcd', () => {
  it('are those that Patroni asks, and one of them has this file', () => {
    const { ETCD_INITIAL_CLUSTER, ETCD_NAME, ETCD_ADVERTISE_CLIENT_URLS } =
      variablesIn('deploy/etcd/etcd.env');
    const { PATRONI_ETCD3_HOSTS } = variablesIn('deploy/patroni/patroni.env');
    const hosts = [...(ETCD_INITIAL_CLUSTER ?? '').matchAll(/(\w+)=http:\/\/([\d.]+):2380/g)];
    expect(hosts.map(([, , host]) => `"${host}:2379"`).join()).toBe(PATRONI_ETCD3_HOSTS);
    const [, , own] = hosts.find(([, name]) => name === ETCD_NAME) ?? [];
    expect(ETCD_ADVERTISE_CLIENT_URLS).toBe(`http://${own}:2379`);
  });

  it('forget old revisions, which would fill their file', () => {
    expect(variablesIn('deploy/etcd/etcd.env').ETCD_AUTO_COMPACTION_RETENTION).toMatch(/^\d+h$/);
  });
});

describe('the configuration of NATS', () => {
  it('allows the one subject that the server uses, and holds no password', () => {
    const text = read('deploy/nats/nats-server.conf');
    const [, subject] = /SUBJECT = '([^']+)'/.exec(read('server/domains/live/bus/natsBus.ts')) ?? [];
    expect(subject).toMatch(/^peryahan\./);
    expect(text).toContain('publish: "peryahan.>", subscribe: "peryahan.>"');
    expect(text).toMatch(/password: \$NATS_PASSWORD$/m);
  });
});

describe('the units', () => {
  const units = readdirSync(join(root, 'deploy/systemd')).filter((name) => /\.(service|conf)$/.test(name));
  const restarted = units.filter((name) => /^Restart=/m.test(read(`deploy/systemd/${name}`)));

  it('are started again however often they have failed, as while the database is away', () => {
    expect(restarted).toEqual(['haproxy.service', 'patroni.service', 'peryahan.service', 'restart.conf']);
    for (const name of restarted) {
      const [, unit = '', service = ''] =
        /^\[Unit\]$(.*?)^\[Service\]$(.*)/ms.exec(read(`deploy/systemd/${name}`)) ?? [];
      expect(unit, name).toMatch(/^StartLimitIntervalSec=0$/m);
      expect(unit, name).toMatch(/^After=network-online\.target$/m);
      expect(service, name).toMatch(/^Restart=always$/m);
      expect(service, name).toMatch(/^RestartSec=[12]$/m);
    }
  });

  it('wait for the shared folder that they write to', () => {
    const unit = read('deploy/systemd/peryahan.service');
    const [, mount = ''] = /^RequiresMountsFor=(.*)$/m.exec(unit) ?? [];
    const written = /^ReadWritePaths=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    expect(written.length).toBeGreaterThan(0);
    for (const path of written) expect(path.replace(/^-/, '').startsWith(`${mount}/`), path).toBe(true);
    // A mount that fails at the start of the machine is tried again.
    const mounts = [...read('deploy/README.md').matchAll(/^ *echo '\S+ (\S+) nfs (\S+) 0 0'/gm)];
    expect(mounts.map(([, path]) => path)).toEqual(['/var/lib/pgbackrest', mount]);
    for (const [, path, options = ''] of mounts)
      expect(options.split(','), path).toEqual(['hard', 'bg', '_netdev']);
  });
});

describe('the unit of a server', () => {
  it('hands over a credential for each file of a secret', () => {
    const unit = read('deploy/systemd/peryahan.service');
    const loaded = [...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name);
    const used = [...unit.matchAll(/^Environment=(\w+)_FILE=%d\/(\w+)$/gm)];
    expect(used.length).toBeGreaterThan(3);
    expect(used.map(([, , file]) => file).toSorted()).toEqual(loaded.toSorted());
    for (const [, name, file] of used) expect(file).toBe(name?.toLowerCase());
  });
});

it.each([
  ['Dockerfile', /^CMD \["node", (.*), "dist\/server\/main\.js"\]$/m],
  ['deploy/systemd/peryahan.service', /^ExecStart=\/usr\/bin\/node (.*) dist\/server\/main\.js$/m],
  ['package.json', /"start": "node (.*) scripts\/start\.mjs"/],
])('%s starts Node as the tests and the benches do', (file, start) => {
  expect(start.exec(read(file))?.[1]?.replaceAll(/[",]/g, '').split(' ')).toEqual(NODE_FLAGS);
});
