import { connect } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus, TicketNotice } from '../../../server/domains/live/bus/bus';
import { openNatsBus } from '../../../server/domains/live/bus/natsBus';
import { createLog } from '../../../server/log';
import type { NatsAddress } from '../../../server/settings/natsAddress';
import { logLines } from '../../support/logLines';
import { freePort, NATS_MISSING, type NatsServer, natsProgram, startNats } from './natsServer';

const addressOf = (
  host: string,
  user: string | null = null,
  password: string | null = null,
): NatsAddress => ({
  hosts: [host],
  isEncrypted: false,
  user,
  password,
});

const noticeOf = (number: number, process = 'a'): TicketNotice => ({
  game: 'crash',
  kind: 'tickets',
  round: 7,
  ids: [String(number)],
  batch: { process, number, isLast: false },
});

/** A process's bus, with what it was told. */
async function listener(host: string) {
  const { sink, lines } = logLines();
  const bus = await openNatsBus(addressOf(host), createLog({ logLevel: 'warn' }, sink));
  const heard: number[] = [];
  let missed = 0;
  bus.listen({
    onNotice: ({ batch }) => void heard.push(batch?.number ?? 0),
    onMissed: () => {
      missed += 1;
    },
  });
  // From now on it hears everything.
  await expect.poll(() => missed).toBe(1);
  return { bus, heard, missed: () => missed - 1, said: () => lines().map(({ msg }) => msg) };
}

it('a bus whose NATS cannot be reached is refused, in words that name the setting and no password', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const { sink } = logLines();
  const opened = openNatsBus(addressOf(host, 'app', 'hidden word'), createLog({ logLevel: 'warn' }, sink));
  const refusal = await opened.then(
    () => 'connected',
    (error: Error) => error.message,
  );
  expect(refusal).toMatch(new RegExp(`^NATS_URL: cannot connect to NATS at ${host}: .*refused`, 'i'));
  expect(refusal).not.toContain('hidden');
});

describe.skipIf(natsProgram === null)(`notices by NATS (${NATS_MISSING})`, () => {
  let nats: NatsServer;
  let host: string;
  const buses: Bus[] = [];
  const open = async () => {
    const opened = await listener(host);
    buses.push(opened.bus);
    return opened;
  };
  beforeEach(async () => {
    nats = await startNats();
    host = new URL(nats.url).host;
  });
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
    await nats.kill();
  });

  it('reach every process once and in order, the one that tells too', async () => {
    const [first, second] = [await open(), await open()];
    for (let number = 1; number <= 50; number += 1) await first.bus.publish(noticeOf(number));
    const all = Array.from({ length: 50 }, (_, index) => index + 1);
    await expect.poll(() => second.heard).toEqual(all);
    expect(first.heard).toEqual(all);
    await second.bus.publish(noticeOf(51));
    await expect.poll(() => first.heard).toEqual([...all, 51]);
    expect([first.missed(), second.missed()]).toEqual([0, 0]);
  });

  it('that are told while NATS is away fail nobody, and everybody reads again once it is back', async () => {
    const [first, second] = [await open(), await open()];
    await nats.kill();
    await expect.poll(() => first.said()).toHaveLength(1);
    expect(first.said()).toEqual([expect.stringContaining('the connection to NATS is lost')]);
    await first.bus.publish(noticeOf(1));
    expect(first.heard).toEqual([1]);
    await nats.start();
    await expect.poll(() => [first.missed(), second.missed()]).toEqual([1, 1]);
    expect(second.heard).toEqual([]);
    await first.bus.publish(noticeOf(2));
    await expect.poll(() => second.heard).toEqual([2]);
    expect(first.said()).toEqual([expect.any(String), 'the connection to NATS is back']);
    expect([first.missed(), second.missed()]).toEqual([1, 1]);
  });

  it('come again after NATS has refused the process for a while, which is logged once', async () => {
    const one = await open();
    await nats.kill();
    await nats.start(['--user', 'other', '--pass', 'word']);
    const refusals = () => nats.said().split('authentication error').length - 1;
    await expect.poll(refusals).toBeGreaterThanOrEqual(4);
    await nats.kill();
    await nats.start();
    await expect.poll(() => one.missed()).toBe(1);
    expect(one.said()).toEqual([
      expect.stringContaining('the connection to NATS is lost'),
      'NATS reports an error',
      'the connection to NATS is back',
    ]);
    const other = await open();
    await other.bus.publish(noticeOf(3));
    await expect.poll(() => one.heard).toEqual([3]);
    expect(one.missed()).toBe(1);
  });

  it('that are none are dropped with a warning', async () => {
    const one = await open();
    const stranger = await connect({ servers: host });
    const wrong = [
      'no json',
      '{"game":"crash","kind":"round","round":7}',
      JSON.stringify({ ...noticeOf(1), ids: ["1'); DROP TABLE players; --"] }),
      JSON.stringify({ ...noticeOf(1), ids: Array.from({ length: 301 }, () => '1') }),
    ];
    for (const text of wrong) stranger.publish('peryahan.live.tickets', text);
    stranger.publish('peryahan.live.tickets', JSON.stringify(noticeOf(9)));
    await expect.poll(() => one.heard).toEqual([9]);
    expect(one.said()).toEqual(wrong.map(() => 'NATS carried something that is no notice'));
    await stranger.close();
  });

  it('that were told leave a process before it stops, and it stops while NATS is away', async () => {
    const [first, second] = [await open(), await open()];
    const ids = Array.from({ length: 300 }, () => '9'.repeat(18));
    // More than fits into the buffers of a connection.
    const numbers = Array.from({ length: 2_400 }, (_, index) => index + 1);
    nats.freeze();
    for (const number of numbers) void first.bus.publish({ ...noticeOf(number), ids });
    const closed = first.bus.close();
    nats.thaw();
    await closed;
    await expect.poll(() => second.heard.length).toBe(numbers.length);
    expect(second.heard).toEqual(numbers);
    await nats.kill();
    await second.bus.close();
    buses.length = 0;
  });
});

describe.skipIf(natsProgram === null)(`a NATS that asks for a user (${NATS_MISSING})`, () => {
  let nats: NatsServer;
  beforeEach(async () => {
    nats = await startNats(['--user', 'app', '--pass', 'right word']);
  });
  afterEach(() => nats.kill());

  it('lets the right one in and refuses the wrong one', async () => {
    const { host } = new URL(nats.url);
    const log = createLog({ logLevel: 'silent' });
    await (await openNatsBus(addressOf(host, 'app', 'right word'), log)).close();
    await expect(openNatsBus(addressOf(host, 'app', 'wrong word'), log)).rejects.toThrow(
      `NATS_URL: cannot connect to NATS at ${host}: Authorization Violation`,
    );
  });
});
