import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BeaconNetwork } from '../../../games/kit/fairness/network';
import { QUICKNET } from '../../../games/kit/fairness/network';
import { decidesFrom } from '../../../server/fairness/beaconChange';
import { beaconLines } from '../../../server/fairness/log';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const PRACTICE: BeaconNetwork = { ...QUICKNET, id: 'sandbox', chainHash: '11'.repeat(32) };
const OTHER: BeaconNetwork = { ...QUICKNET, id: 'othernet', chainHash: '22'.repeat(32) };
const startMs = Date.UTC(2027, 0, 1);
const ask = (network: BeaconNetwork, days: number) =>
  server.db.transaction((transaction) =>
    decidesFrom(transaction, network, new Date(startMs + days * DAY_MS)),
  );
const logged = async () => (await beaconLines(server.db)).map(({ network }) => network);

describe('a change of the beacon', () => {
  it('is announced in the log 7 days before it decides a round, and so is a change back', async () => {
    // Practice needs no notice, and neither does the first public beacon.
    expect(await ask(PRACTICE, 0)).toBe(0);
    expect(await ask(QUICKNET, 1)).toBe(0);
    expect(await ask(QUICKNET, 2)).toBe(0);
    expect(await logged()).toEqual(['sandbox', 'quicknet']);

    expect(await ask(OTHER, 3)).toBe(startMs + 10 * DAY_MS);
    expect(await ask(OTHER, 9.9)).toBe(startMs + 10 * DAY_MS);
    // Until then the one before decides.
    expect(await ask(QUICKNET, 9.9)).toBe(0);
    expect(await logged()).toEqual(['sandbox', 'quicknet', 'othernet']);
    expect(await ask(OTHER, 10)).toBe(0);

    expect(await ask(QUICKNET, 11)).toBe(startMs + 18 * DAY_MS);
    expect(await ask(OTHER, 17.9)).toBe(0);
    expect(await ask(QUICKNET, 18)).toBe(0);
    expect(await ask(OTHER, 18)).toBe(startMs + 25 * DAY_MS);
    expect(await logged()).toEqual(['sandbox', 'quicknet', 'othernet', 'quicknet', 'othernet']);
  });
});
