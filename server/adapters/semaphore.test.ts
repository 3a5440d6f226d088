import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { semaphore } from './semaphore';

/** Requests that the stand-in received, and the reply it sends. */
let received: { path: string; type: string; form: URLSearchParams }[] = [];
let answer: { status: number; body: unknown };
let server: Server;
let url: string;

async function answerLikeSemaphore(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const form = new URLSearchParams(await text(request));
  received.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', form });
  return answer;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { status, body } = await answerLikeSemaphore(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
  answer = { status: 200, body: [{ message_id: 1, recipient: '639171234567', status: 'Pending' }] };
});

describe('sending through Semaphore', () => {
  it('posts key, number, text and sender as a form to the priority queue', async () => {
    await semaphore({ apiKey: 'key-12345678', sender: 'HIYAS', url }).send('+639171234567', '123456 & more');
    expect(received).toHaveLength(1);
    expect(received[0]?.path).toBe('/api/v4/priority');
    expect(received[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(received[0]?.form ?? [])).toEqual({
      apikey: 'key-12345678',
      number: '639171234567',
      message: '123456 & more',
      sendername: 'HIYAS',
    });
  });

  it('leaves the sender out where none is registered', async () => {
    await semaphore({ apiKey: 'key-12345678', sender: null, url }).send('+639171234567', 'text');
    expect(received[0]?.form.has('sendername')).toBe(false);
  });

  it.each([
    ['an error status', 500, { error: 'down' }],
    ['a refusal under status 200', 200, { apikey: ['The selected apikey is invalid.'] }],
    ['a message that failed at once', 200, [{ message_id: 1, status: 'Failed' }]],
    ['nothing sent', 200, []],
  ])('fails on %s', async (_, status, body) => {
    answer = { status, body };
    const carrier = semaphore({ apiKey: 'key-12345678', sender: null, url });
    await expect(carrier.send('+639171234567', 'text')).rejects.toThrow('Semaphore');
  });

  it('never puts the key into the error', async () => {
    answer = { status: 500, body: 'key-12345678' };
    const carrier = semaphore({ apiKey: 'key-12345678', sender: null, url });
    await expect(carrier.send('+639171234567', 'text')).rejects.not.toThrow(/key-12345678/);
  });
});
