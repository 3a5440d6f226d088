import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { seedToHex } from '../../games/kit/rules/draw';
import { parseConfig } from '../../server/config';
import type { Database } from '../../server/db/database';
import { type Chain, ChainReader, makeChain, storeChain } from '../../server/domains/live/chain';
import { callOff, insertRound } from '../../server/domains/live/rounds';
import { appendLog, logHead } from '../../server/fairness/log';
import { PublicFiles } from '../../server/fairness/publicFiles';
import { createLog } from '../../server/log';
import type { Seals } from '../../server/seals';
import { testSeals } from '../support/seedKey';

const GAME = 'crash';
const CHAIN_LENGTH = 2_000;
const DAY_MS = 24 * 60 * 60_000;

/** Shared rounds that are published one by one, each called off so that its seed is revealed at once. */
export interface LostRounds {
  /** The seeds that have been revealed so far, as hex. */
  readonly revealed: readonly string[];
  /** Opens, calls off and publishes rounds, which are numbered on from the last; they open now, or at another time. */
  readonly publish: (count: number, openedAtMs?: number) => Promise<void>;
  readonly folder: string;
}

/** Stores and logs a chain of crash, of which rounds can be published into this folder. */
export async function openLostRounds(db: Database, folder: string): Promise<LostRounds> {
  const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const { seals } = testSeals;
  const chain = await storeLogged(db, seals);
  await mkdir(folder, { recursive: true });
  const now = () => new Date();
  const files = new PublicFiles({ folder, db, log: createLog(config), now, onBreak: () => undefined });
  const reader = new ChainReader(seals);
  const revealed: string[] = [];
  const publish = async (count: number, openedAtMs = Date.now()) => {
    for (let left = count; left > 0; left -= 1) {
      const roundNumber = revealed.length + 1;
      const seed = await reader.seedOf(db, chain, roundNumber);
      await db.transaction(async (transaction) => {
        await insertRound(transaction, {
          game: GAME,
          roundNumber,
          chainId: chain.chainId,
          commitment: createHash('sha256').update(seed).digest('hex'),
          card: null,
          openedAtMs,
          events: [],
          beacon: {
            network: 'practice',
            chainHash: randomBytes(32).toString('hex'),
            round: roundNumber,
            atMs: openedAtMs + DAY_MS,
            logHead: await logHead(transaction),
            closesAtMs: openedAtMs + DAY_MS,
          },
        });
        const serverSeed = seedToHex(seed);
        await callOff(transaction, GAME, { roundNumber, serverSeed, reason: 'switchedOff' });
        revealed.push(serverSeed);
      });
    }
    await files.update(GAME);
  };
  return { revealed, publish, folder };
}

async function storeLogged(db: Database, seals: Seals): Promise<Chain> {
  const fresh = await makeChain(CHAIN_LENGTH);
  const now = new Date();
  return db.transaction(async (transaction) => {
    const chain = await storeChain(transaction, seals, { game: GAME, firstRound: 1, now }, fresh);
    const { chainId, firstRound, length, chainEnd } = chain;
    const fact = {
      type: 'chain',
      game: GAME,
      chainId: Number(chainId),
      firstRound,
      length,
      chainEnd,
    } as const;
    await appendLog(transaction, [fact, { type: 'draw', game: GAME, version: 'v2', firstRound }], now);
    return chain;
  });
}
