import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../server/http/refusal';
import { refusalText } from '../../server/http/reply';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const ms = (time: string): number => {
  const [, number = '', unit = ''] = /^(\d+)(ms|s|h)$/.exec(time) ?? [];
  return Number(number) * ({ ms: 1, s: 1_000, h: 3_600_000 }[unit] ?? Number.NaN);
};

describe('the timeouts of HAProxy', () => {
  const sections = new Map(
    read('deploy/haproxy/haproxy.cfg')
      .split(/^(?=\w)/m)
      .map((section) => [/^\w+(?: \w+)?/.exec(section)?.[0] ?? '', section]),
  );
  const timeout = (section: string, name: string): number =>
    ms(new RegExp(`^ +timeout ${name} (\\S+)$`, 'm').exec(sections.get(section) ?? '')?.[1] ?? '');
  const millisIn = (path: string, name: string): number =>
    Number(new RegExp(`${name} = ([\\d_]+);`).exec(read(path))?.[1]?.replaceAll('_', ''));

  it('are longer than the server needs, so that it says itself that it is busy', () => {
    const patienceMs = millisIn('server/db/database.ts', 'PATIENCE_MS');
    expect(patienceMs).toBeGreaterThan(0);
    for (const name of ['server', 'client'])
      expect(timeout('defaults', name)).toBeGreaterThan(4 * (patienceMs + 1_000));
    expect(timeout('defaults', 'connect')).toBeLessThan(patienceMs);
    expect(timeout('backend servers', 'tunnel')).toBeGreaterThan(timeout('defaults', 'client'));
  });

  it('end a call whose headers never end, and connections of machines that have died', () => {
    expect(timeout('defaults', 'http-request')).toBeLessThanOrEqual(10_000);
    const primary = sections.get('listen primary') ?? '';
    for (const side of ['cli', 'srv']) {
      const [, idle = '', every = '', count = ''] =
        new RegExp(
          `option ${side}tcpka\n +${side}tcpka-idle (\\S+)\n +${side}tcpka-intvl (\\S+)\n +${side}tcpka-cnt (\\d+)`,
        ).exec(primary) ?? [];
      expect(ms(idle) + ms(every) * Number(count), side).toBeLessThanOrEqual(60_000);
    }
  });
});

describe('the files of deploy', () => {
  it('give HAProxy every variable that its configuration asks for, and no other', () => {
    const asked = namesIn(read('deploy/haproxy/haproxy.cfg'), /"\$\{([A-Z0-9_]+)\}"/g);
    expect(namesIn(read('deploy/haproxy/haproxy.env'), /^([A-Z0-9_]+)=/gm)).toEqual(asked);
    // The rehearsal makes the names of the three nodes from a pattern.
    const cluster = read('scripts/rehearse/cluster.ts');
    for (const name of asked.filter((each) => !each.startsWith('PG'))) expect(cluster).toContain(`${name}:`);
  });

  it('answer in the envelope while no server process lives', () => {
    const [head = '', body = ''] = read('deploy/haproxy/busy.http').split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    const { data, status, code, message } = JSON.parse(refusalText(refuse('busy')));
    expect(JSON.parse(body)).toEqual({ code, message, data, status });
  });
});
