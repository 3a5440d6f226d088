import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../server/http/refusal';
import { refusalText } from '../../server/http/reply';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

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
