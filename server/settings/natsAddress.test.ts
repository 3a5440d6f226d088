import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { natsAddress } from './natsAddress';

const of = (typed: string) => z.safeParse(natsAddress, typed).data ?? 'refused';

describe('an address of NATS', () => {
  it('may name a user, a token or nobody, and leaves out the usual port', () => {
    const plain = { isEncrypted: false, user: null, password: null };
    expect(of('nats://nats.example')).toEqual({ ...plain, hosts: ['nats.example:4222'] });
    expect(of('nats://app:p%40ss@10.0.0.1:4333/')).toEqual({
      ...plain,
      hosts: ['10.0.0.1:4333'],
      user: 'app',
      password: 'p@ss',
    });
    expect(of('tls://token@nats.example')).toEqual({
      hosts: ['nats.example:4222'],
      isEncrypted: true,
      user: 'token',
      password: null,
    });
  });

  it('may be several, with one user for all', () => {
    expect(of('nats://app:word@a,nats://app:word@[::1]:4333')).toMatchObject({
      hosts: ['a:4222', '[::1]:4333'],
      user: 'app',
      password: 'word',
    });
    expect(of('nats://app:word@a,nats://app:other@b')).toBe('refused');
    expect(of('nats://a,tls://b')).toBe('refused');
  });

  it.each([
    'nats.example:4222',
    'http://nats.example',
    'nats://',
    'nats://a,',
    'nats://a/path',
    'nats://a?tls',
    'nats://a:many',
    'nats://%zz@a',
    'nats://%ff@a',
  ])('is not %s', (typed) => {
    expect(of(typed)).toBe('refused');
  });
});
