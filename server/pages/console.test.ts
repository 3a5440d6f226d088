import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config';
import { answerErrors } from '../http/errors';
import { serveConsole } from './console';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peryahan-console-'));
  await writeFile(join(folder, 'console.html'), '<title>Peryahan console</title>');
});
afterAll(() => rm(folder, { recursive: true }));

async function statusOf(environment: Record<string, string>, headers: Record<string, string> = {}) {
  const app = fastify();
  answerErrors(app);
  serveConsole(app, parseConfig(environment), folder);
  const { statusCode } = await app.inject({ url: '/console.html', headers });
  await app.close();
  return statusCode;
}

describe("the console's page", () => {
  const OPERATOR_EMAIL = 'ana@console.example';

  it('is served where owners are configured, and does not exist elsewhere', async () => {
    expect(await statusOf({ OPERATOR_EMAIL })).toBe(200);
    expect(await statusOf({})).toBe(404);
  });

  it('does not exist for other hosts and addresses', async () => {
    const environment = { OPERATOR_EMAIL, CONSOLE_HOST: 'desk.example' };
    expect(await statusOf(environment, { host: 'desk.example' })).toBe(200);
    expect(await statusOf(environment, { host: 'play.example' })).toBe(404);
    expect(await statusOf({ OPERATOR_EMAIL, CONSOLE_ADDRESSES: '10.0.0.0/8' })).toBe(404);
    expect(await statusOf({ OPERATOR_EMAIL, CONSOLE_ADDRESSES: '127.0.0.1' })).toBe(200);
  });
});
