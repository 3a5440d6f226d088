import { randomBytes, randomInt } from 'node:crypto';
import { playCalls } from '../../contract/play';
import { rulebook } from '../../games/allGames';
import { centavos, formatPesos } from '../../games/kit/rules/money';
import { type Json, type ParsedBet, parseBet, playRound, type Round } from '../../games/kit/rules/round';
import type { Context } from '../../server/context';
import { insertPlayer, setBirthday } from '../../server/domains/players/players';
import { openSession } from '../../server/domains/players/sessions';
import { activePair, rotate, showSeeds } from '../../server/fairness/pairs';
import { openAccounts } from '../../server/ledger/accounts';
import { deposit, grantBonus } from '../../server/ledger/deposit';
import { testSeals } from '../support/seedKey';
import type { Answer, TestServer } from '../support/server';

/** A player with a session, money, and seeds for the color game. */
export interface Gambler {
  readonly uid: number;
  readonly token: string;
}

export interface GamblerOptions {
  readonly cashCentavos?: bigint;
  readonly bonusCentavos?: bigint;
  readonly birthday?: string | null;
  /** Null for a player who has not opened the game. */
  readonly clientSeed?: string | null;
}

export const GAME = 'color';
const rules = rulebook[GAME];

/** Opens an account with the server's functions, without SMS and password hashing. */
export async function newGambler(
  context: Pick<Context, 'db' | 'clock'> & Partial<Pick<Context, 'pairSeals'>>,
  options: GamblerOptions = {},
): Promise<Gambler> {
  const { cashCentavos = 0n, bonusCentavos = 0n, birthday = '1990-05-17', clientSeed = 'lucky' } = options;
  const { db, clock, pairSeals = testSeals.pairSeals } = context;
  const now = clock.now();
  const uid = await insertPlayer(db, {
    phone: `+639${randomInt(1e9).toString().padStart(9, '0')}`,
    passwordHash: 'none',
    invitedBy: null,
    source: null,
    adData: null,
    giveBonus: false,
    ip: '127.0.0.1',
    now,
  });
  if (uid === null) return newGambler(context, options);
  await openAccounts(db, uid);
  if (birthday !== null) await setBirthday(db, uid, birthday);
  const reference = `start-${uid}`;
  if (cashCentavos > 0n) await deposit(db, { uid, amountCentavos: centavos(cashCentavos), reference, now });
  if (bonusCentavos > 0n)
    await grantBonus(db, { uid, amountCentavos: centavos(bonusCentavos), reference, now });
  if (clientSeed !== null) {
    await showSeeds({ db, pairSeals }, { uid, game: GAME, clientSeed: null, now });
    await showSeeds({ db, pairSeals }, { uid, game: GAME, clientSeed, now });
  }
  return { uid, token: await openSession(db, uid, now) };
}

/** A bet on single colors in wire form; on red only by default. */
export const colorBet = (stakeCentavos: bigint, colors: readonly number[] = [0]): Json => ({
  positions: colors.map((color) => ({
    kind: 'single',
    colors: [color],
    stake: formatPesos(centavos(stakeCentavos)),
  })),
});

export function parsed(bet: Json): ParsedBet {
  const read = parseBet(rules, bet);
  if (read === null) throw new Error('the rules refuse this bet');
  return read;
}

/** Places a bet through the API. */
export const placeBet = (
  server: TestServer,
  { token }: Pick<Gambler, 'token'>,
  bet: Json,
  idempotencyKey?: string,
): Promise<Answer<typeof playCalls.bet>> =>
  server.send(
    playCalls.bet,
    { bet },
    { token, params: { game: GAME }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
  );

/**
 * Rotates the player's seeds twice, to a server seed of the test's choice with which the next bets have the
 * wanted outcome. `roundAt` predicts a bet by its nonce.
 */
export async function arrange(
  context: Pick<Context, 'db' | 'clock' | 'pairSeals'>,
  { uid }: Pick<Gambler, 'uid'>,
  bet: Json,
  isWanted: (round: Round, roundAt: (nonce: number) => Round) => boolean,
): Promise<void> {
  const { db, clock, pairSeals } = context;
  const pair = await activePair(db, pairSeals, { uid, game: GAME });
  if (pair === null) throw new Error('this player has no seeds');
  const { clientSeed } = pair;
  const placed = parsed(bet);
  for (;;) {
    const serverSeed = randomBytes(32);
    const roundAt = (nonce: number) => playRound(rules, placed, { serverSeed, clientSeed, nonce });
    if (!isWanted(roundAt(0), roundAt)) continue;
    const line = { uid, game: GAME, clientSeed, now: clock.now() };
    const { nextCommitment } = await showSeeds(context, line);
    const { seeds } = await rotate(context, { ...line, nextCommitment }, () => serverSeed);
    await rotate(context, { ...line, nextCommitment: seeds.nextCommitment });
    return;
  }
}

/** A digest of every row of ledger, seeds and rounds: equal before and after a call that changed nothing. */
export async function everything({ db }: Pick<Context, 'db'>): Promise<string> {
  const tables = [
    'ledger_accounts',
    'ledger_entries',
    'ledger_references',
    'ledger_answers',
    'fairness_pairs',
    'play_rounds',
    'deposit_orders',
    'withdrawals',
    'withdrawal_states',
    'payouts',
    'bonus_grants',
    'bonus_stakes',
  ];
  const digests = tables.map(
    (table) => `SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS d FROM ${table} t`,
  );
  const rows = await db.query<{ d: string }>({ text: digests.join(' UNION ALL ') });
  return rows.map(({ d }) => d).join();
}
