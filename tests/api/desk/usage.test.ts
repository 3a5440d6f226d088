import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { deviceCalls } from '../../../contract/device';
import { HEADERS } from '../../../contract/headers';
import { EVENT_KEYS, type LogLine, reportCalls } from '../../../contract/reports';
import { colorBet, newGambler, placeBet } from '../../ledger/gamblers';
import { must, newOperator, startDeskServer } from '../../support/desk';
import type { TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startDeskServer();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60_000;

const lineOf = (action: string): LogLine => ({
  url: '/',
  action,
  deviceId: '',
  deviceVersion: '',
  content: { appCode: 'peryahan_4000', h5Version: '4.4.2', userId: null },
});

/** A device that shares its usage data, or only its advertising ids. */
async function newDevice(consent: 'analytics' | 'advertising' = 'analytics') {
  const { deviceInfoId } = (await server.send(deviceCalls.infoId, { consent: [consent] })).reply;
  const headers = { [HEADERS.deviceInfoId]: deviceInfoId };
  return {
    line: (action: string, token?: string) =>
      server.send(reportCalls.collect, lineOf(action), { headers, ...(token !== undefined && { token }) }),
    event: (eventType: string) => server.send(reportCalls.event, { eventType }, { headers }),
  };
}

it('counts reports by name and day in Manila, and how far the devices that opened the app came', async () => {
  // 23:50 in Manila.
  server.clock.set(new Date('2031-05-06T15:50:00Z'));
  const [guest, player, payer, gambler, silent] = await Promise.all([
    newDevice(),
    newDevice(),
    newDevice(),
    newDevice(),
    newDevice('advertising'),
  ]);
  const free = await newGambler(server.context);
  const paid = await newGambler(server.context, { cashCentavos: 100_00n });
  const played = await newGambler(server.context, { cashCentavos: 100_00n });
  expect((await placeBet(server, played, colorBet(10_00n))).code).toBe('00000');
  for (const device of [guest, player, payer, gambler, silent]) await device.line('open');
  await guest.event(EVENT_KEYS.telegramClick);
  await guest.event(EVENT_KEYS.telegramClick);
  server.clock.set(new Date('2031-05-06T16:10:00Z'));
  await player.line('logIn', free.token);
  await payer.line('logIn', paid.token);
  // Two players share a device: it came as far as the one who came farthest.
  await gambler.line('logIn', free.token);
  await gambler.line('logIn', played.token);
  await gambler.event(EVENT_KEYS.telegramClick);
  // A log-in without the opening before it.
  await (await newDevice()).line('logIn', played.token);

  const auditor = await newOperator(server, ['auditor']);
  const usage = await must(server, auditor, deskCalls.usage.read, { days: 2 });
  expect(usage.list.find(({ name }) => name === 'TELEGRAM_CLICK')).toEqual({
    id: 'event TELEGRAM_CLICK',
    kind: 'event',
    name: 'TELEGRAM_CLICK',
    count: 3,
    devices: 2,
    days: [
      { day: '2031-05-07', count: 1, devices: 1 },
      { day: '2031-05-06', count: 2, devices: 1 },
    ],
  });
  expect(usage.list.map(({ name, count }) => [name, count])).toEqual([
    ['logIn', 5],
    ['open', 4],
    ['TELEGRAM_CLICK', 3],
  ]);
  expect(usage.funnel).toEqual([
    { step: 'open', devices: 4 },
    { step: 'logIn', devices: 3 },
    { step: 'deposit', devices: 2 },
    { step: 'bet', devices: 1 },
  ]);

  // What was before the days that are asked for does not count.
  server.clock.set(new Date(server.clock.now().getTime() + DAY_MS));
  const later = await must(server, await newOperator(server, ['auditor']), deskCalls.usage.read, { days: 1 });
  expect([later.list, later.funnel.map(({ devices }) => devices)]).toEqual([[], [0, 0, 0, 0]]);
});
