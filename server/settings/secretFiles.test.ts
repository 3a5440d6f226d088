import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config';
import { secretNames } from './secretFiles';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string): string => {
  const path = join(folder, `secret-${text.length}`);
  writeFileSync(path, text);
  return path;
};

const refusalOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgresql://user:word@db.example/x',
  DATABASE_DIRECT_URL: 'postgresql://user:word@db.example/x',
  NATS_URL: 'nats://user:word@bus.example:4222',
  SANDBOX_TOKEN: 'a token of the sandbox',
  METRICS_TOKEN: 'a token for the metrics',
  OPERATOR_TOKEN: 'a token for operators, which is long',
  SEED_KEY: 'a1'.repeat(32),
  PROVIDERS: `JILI=${'s'.repeat(40)}`,
  PAYMENT_WEBHOOK_SECRET: 'a secret of the gateway',
  SEMAPHORE_API_KEY: 'a key of the carrier',
  FACEBOOK_APP_SECRET: 'a secret of the log-in',
  PAYMONGO_SECRET_KEY: 'sk_live_0123456789abcdef',
  PAYMONGO_WEBHOOK_SECRET: 'a secret of the webhook',
  PAYMONGO_TRANSFERS_WEBHOOK_SECRET: 'a secret of the other webhook',
};

describe('a secret in a file', () => {
  it('is possible for every secret setting, and for no other', () => {
    expect(Object.keys(SECRETS).sort()).toEqual([...secretNames].sort());
    expect(parseConfig({ PORT_FILE: fileWith('9') }).port).toBe(8080);
  });

  it.each(Object.entries(SECRETS))('is %s as if it stood in the environment', (name, secret) => {
    const given = parseConfig({ [name]: secret });
    expect(given).not.toEqual(parseConfig({}));
    expect(parseConfig({ [`${name}_FILE`]: fileWith(secret) })).toEqual(given);
  });

  it('may end with the line break that editors add, and is else taken as it is', () => {
    const secret = ' sixteen letters ';
    for (const text of [secret, `${secret}\n`, `${secret}\r\n`]) {
      expect(parseConfig({ METRICS_TOKEN_FILE: fileWith(text) }).metricsToken).toBe(secret);
    }
  });

  it('is not read where the name of the file is empty', () => {
    expect(parseConfig({ METRICS_TOKEN_FILE: '' }).metricsToken).toBe(null);
  });

  it('is refused beside the same setting in the environment', () => {
    const METRICS_TOKEN = 'a token in the environment';
    expect(refusalOf({ METRICS_TOKEN, METRICS_TOKEN_FILE: fileWith('a token in a file') })).toBe(
      'Wrong settings in the environment:\n  METRICS_TOKEN_FILE: got one beside METRICS_TOKEN, expected only one of the two',
    );
  });

  it('is refused where there is no file, a folder, or nothing in it', () => {
    for (const path of [join(folder, 'none'), folder, fileWith(''), fileWith('\n')]) {
      expect(refusalOf({ SEED_KEY_FILE: path })).toBe(
        `Wrong settings in the environment:\n  SEED_KEY_FILE: got "${path}", expected a file with a secret`,
      );
    }
  });

  it('is never printed, and is named by its setting when it is wrong', () => {
    expect(refusalOf({ SEED_KEY_FILE: fileWith('not 64 hex digits') })).toBe(
      'Wrong settings in the environment:\n  SEED_KEY: got a secret of 17 characters, expected 64 hex digits',
    );
  });
});
