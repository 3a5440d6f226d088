import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = '';
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines += chunk;
      done();
    },
  });
  write(createLog({ logLevel: 'info' }, sink));
  return lines;
}

const SECRET = '511287-very-secret';

it.each([
  ['a token', { token: SECRET }],
  ['a password in a body', { body: { pwd: SECRET } }],
  ['a code', { code: SECRET }],
  ['a phone deep inside', { call: { body: { phone: SECRET } } }],
  ['an account', { body: { account: SECRET } }],
  ['a server seed', { pair: { serverSeed: SECRET } }],
  [
    'headers and query of a request',
    { req: { method: 'GET', url: `/a?phone=${SECRET}`, headers: { token: SECRET } } },
  ],
])('%s does not reach the log', (_, record) => {
  const lines = logged((log) => log.info(record, 'said'));
  expect(lines).toContain('said');
  expect(lines).not.toContain(SECRET);
});

it('an error is logged with its message and database code only', () => {
  const error = Object.assign(new Error('deadlock detected'), { code: '40P01', detail: SECRET });
  const lines = logged((log) => log.error({ err: error }));
  expect(lines).toContain('deadlock detected');
  expect(lines).toContain('40P01');
  expect(lines).not.toContain(SECRET);
});
