import { getEventListeners } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QUICKNET, roundFrom, roundTimeMs } from '../../games/kit/fairness/network';
import { isBeaconSignature } from '../../games/kit/fairness/signature';
import vectors from '../../tests/laws/beacon/beaconVectors.json';
import { drandRelay } from '../adapters/drand';
import { openPracticeBeacon, type PracticeBeacon } from '../sandbox/beacon';
import { type BeaconRelay, beaconSource } from './beaconSource';
import { withOwnSignal } from './ownSignal';
import { SignatureChecker } from './signatureCheck';

const never = new AbortController().signal;
/** A round of quicknet with its signature. */
const [known] = vectors.beacons.filter(({ network }) => network === 'quicknet');
if (known === undefined) throw new Error('there is no example of quicknet');
const { round, signature } = known;

const relayOf = (name: string, answers: readonly (string | null | Error)[]): BeaconRelay => {
  const left = [...answers];
  return {
    name,
    fetch: async () => {
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
  };
};

const sourceOf = (relays: readonly BeaconRelay[], nowMs = () => Date.now()) =>
  beaconSource({
    network: QUICKNET,
    relays,
    nowMs,
    isSignature: async (...question) => isBeaconSignature(...question),
  });

/** How many listeners and signals a signal still leads to. */
function heldBy(signal: AbortSignal): number {
  const inner = signal as unknown as Record<symbol, unknown>;
  const combined = Object.getOwnPropertySymbols(signal)
    .filter(({ description }) => description === 'kDependantSignals')
    .map((key) => (inner[key] as Set<unknown> | null)?.size ?? 0);
  return combined.reduce((sum, size) => sum + size, getEventListeners(signal, 'abort').length);
}

describe('a beacon source', () => {
  it('takes the first signature that verifies, and reports the relays that sent another', async () => {
    const invalid: string[] = [];
    const wrong = vectors.beacons.find((one) => one.network === 'quicknet' && one.round !== round);
    const source = sourceOf([
      relayOf('early', [null]),
      relayOf('wrong', [wrong?.signature ?? '']),
      relayOf('late', [new Error('down'), null, signature]),
    ]);
    const onInvalid = (relay: string) => invalid.push(relay);
    expect(await source.signatureOf(round, never, { onInvalid })).toBe(signature);
    expect(new Set(invalid)).toEqual(new Set(['wrong']));
  });

  it('asks three of four relays, and all of them in turn', async () => {
    const asked = new Map<number, string[]>();
    const relays = ['a', 'b', 'c', 'd'].map((name) => ({
      name,
      fetch: async (of: number) => {
        asked.set(of, [...(asked.get(of) ?? []), name]);
        return name === 'a' || name === 'c' ? 'signed' : null;
      },
    }));
    const source = beaconSource({
      network: QUICKNET,
      relays,
      nowMs: Date.now,
      isSignature: async () => true,
    });
    for (const of of [8, 9, 10, 11]) await source.signatureOf(of, never);
    for (const names of asked.values()) expect(new Set(names).size).toBe(3);
    expect(new Set([...asked.values()].flat()).size).toBe(4);
  });

  it('asks no relay earlier than half a second before the number is due', async () => {
    let asked = 0;
    const relay = {
      name: 'one',
      fetch: async () => {
        asked += 1;
        return signature;
      },
    };
    const startMs = performance.now();
    const dueInMs = 800;
    await sourceOf([relay], () => roundTimeMs(QUICKNET, round) - dueInMs).signatureOf(round, never);
    expect(performance.now() - startMs).toBeGreaterThan(290);
    expect(asked).toBe(1);
  });

  it('leaves nothing on a signal that outlives its questions', async () => {
    const { signal } = new AbortController();
    const source = sourceOf([relayOf('slow', [null, signature]), relayOf('down', [new Error('down')])]);
    await source.publishedSignature(round, signal);
    await source.signatureOf(round, signal);
    await source.askEveryRelay(round, signal);
    expect(heldBy(signal)).toBe(0);
    // The look into Node's own signals finds what it looks for.
    const combined = AbortSignal.any([signal, new AbortController().signal]);
    expect([heldBy(signal), combined.aborted]).toEqual([1, false]);
  });

  it('waits until its signal aborts', async () => {
    const stop = new AbortController();
    const waiting = sourceOf([relayOf('none', [null])]).signatureOf(round, stop.signal);
    stop.abort(new Error('called off'));
    await expect(waiting).rejects.toThrow();
  });
});

describe('a signal of its own', () => {
  it('aborts with the signal of its caller, and when the work is over', async () => {
    const stop = new AbortController();
    const seen: AbortSignal[] = [];
    const work = () =>
      withOwnSignal(stop.signal, async ({ signal }) => {
        seen.push(signal);
        await Promise.resolve();
        return signal.aborted;
      });
    expect(await work()).toBe(false);
    const stopped = work();
    stop.abort(new Error('the lease was lost'));
    expect([await stopped, await work()]).toEqual([true, true]);
    expect(seen.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(seen.map(({ reason }) => reason.message).slice(1)).toEqual(Array(2).fill('the lease was lost'));
    expect(heldBy(stop.signal)).toBe(0);
  });
});

describe('a relay of drand', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const relay = async (listener: RequestListener) => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return drandRelay(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  };

  it('is asked by the chain and the round', async () => {
    const paths: (string | undefined)[] = [];
    const one = await relay((request, reply) => {
      paths.push(request.url);
      reply.end(JSON.stringify({ round, signature, randomness: 'not read' }));
    });
    expect(await one.fetch(round, never)).toBe(signature);
    expect(paths).toEqual([`/${QUICKNET.chainHash}/public/${round}`]);
  });

  it('leaves nothing on the signal of its caller', async () => {
    const one = await relay((_request, reply) => reply.end(JSON.stringify({ round, signature })));
    const { signal } = new AbortController();
    expect(await one.fetch(round, signal)).toBe(signature);
    expect(heldBy(signal)).toBe(0);
  });

  it('is not waited for once its caller has what they want', async () => {
    const stop = new AbortController();
    const one = await relay(() => stop.abort(new Error('found elsewhere')));
    await expect(one.fetch(round, stop.signal)).rejects.toThrow('found elsewhere');
  });

  it('has nothing yet when it answers 425', async () => {
    const one = await relay((_request, reply) => reply.writeHead(425).end('too early'));
    expect(await one.fetch(round, never)).toBeNull();
  });

  it.each([
    ['an error', (reply: ServerResponse) => reply.writeHead(500).end('{}')],
    ['another round', (reply) => reply.end(JSON.stringify({ round: round + 1, signature }))],
    ['no signature', (reply) => reply.end(JSON.stringify({ round, signature: 'abc' }))],
    ['no JSON', (reply) => reply.end('<html>')],
    [
      'more than it should',
      (reply) => reply.end(JSON.stringify({ round, signature, rest: 'x'.repeat(9_000) })),
    ],
  ] as readonly (readonly [string, (reply: ServerResponse) => void])[])(
    'is refused when it answers with %s',
    async (_what, answer) => {
      const one = await relay((_request, reply) => answer(reply));
      await expect(one.fetch(round, never)).rejects.toThrow();
    },
  );
});

describe('the practice beacon', () => {
  let folder: string;
  let beacon: PracticeBeacon;
  const open = () => openPracticeBeacon({ dataDir: folder, livePace: 10, beaconSandboxDelayMs: 40 });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beacon-'));
    beacon = await open();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const soon = () => roundFrom(beacon.network, Date.now() + 100);

  it('has a period by the pace, at least 0.3 s, and a key that only its owner may read', async () => {
    expect(beacon.network).toMatchObject({ id: 'sandbox', periodMs: 300 });
    expect(
      (await openPracticeBeacon({ dataDir: folder, livePace: 1, beaconSandboxDelayMs: 0 })).network.periodMs,
    ).toBe(3_000);
    expect((await stat(join(folder, 'beacon.key'))).mode & 0o777).toBe(0o600);
  });

  it('keeps its key', async () => {
    expect((await open()).network).toEqual(beacon.network);
    const other = await mkdtemp(join(tmpdir(), 'beacon-'));
    const { network } = await openPracticeBeacon({ dataDir: other, livePace: 10, beaconSandboxDelayMs: 0 });
    expect(network.publicKey).not.toBe(beacon.network.publicKey);
    await rm(other, { recursive: true, force: true });
  });

  it('signs after its delay, never before, and what it signs verifies', async () => {
    const due = soon();
    const signed = await beacon.relay.fetch(due, never);
    expect(Date.now()).toBeGreaterThanOrEqual(roundTimeMs(beacon.network, due) + 40);
    expect(isBeaconSignature(beacon.network, due, signed ?? '')).toBe(true);
    expect(isBeaconSignature(beacon.network, due + 1, signed ?? '')).toBe(false);
  });

  it('signs nothing while it is stopped, and the wrong thing when it is falsified', async () => {
    beacon.settings.isStopped = true;
    expect(await beacon.relay.fetch(soon(), never)).toBeNull();
    beacon.settings.isStopped = false;
    beacon.settings.isFalse = true;
    const due = soon();
    expect(isBeaconSignature(beacon.network, due, (await beacon.relay.fetch(due, never)) ?? '')).toBe(false);
    beacon.settings.isFalse = false;
  });
});

describe('the check of signatures', () => {
  it('runs in another thread until it is closed', async () => {
    const checker = new SignatureChecker();
    await checker.warmUp(QUICKNET);
    expect(await checker.isSignature(QUICKNET, round, signature)).toBe(true);
    expect(await checker.isSignature(QUICKNET, round + 1, signature)).toBe(false);
    await checker.close();
    await expect(checker.isSignature(QUICKNET, round, signature)).rejects.toThrow('no longer');
  });
});
