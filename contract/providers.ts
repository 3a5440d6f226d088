import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { call, instant } from './call';

/** A provider's name, as in the catalogue. */
export const providerName = z.string().check(z.regex(/^[A-Z0-9]{2,16}$/));
const gameId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,48}$/));
/** The provider's transaction and round ids. One transaction id of one provider has one effect. */
const providerId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
/** 32 random bytes in base64url. */
const secretToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const currency = z.literal('PHP');

/** A game by its provider's name and its id there. */
export const oneGame = z.strictObject({ gameProvider: providerName, gameId });
const entry = z.strictObject({
  gameProvider: providerName,
  gameId,
  /** The game's language as a BCP 47 tag. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/))),
});

/** Calls of a player's app. */
export const providerCalls = {
  launch: call({
    path: '/hd/login',
    auth: 'player',
    about:
      "Opens a provider's game for the caller. `url` is the frame's address at the provider, valid once and only " +
      'until `expiresAt`; if `html` is true it is null, and get-game-html returns the page.',
    body: entry,
    reply: z.object({ url: z.nullable(z.string()), html: z.boolean(), expiresAt: instant }),
  }),
  gameHtml: call({
    path: '/x2/pg-soft/get-game-html',
    auth: 'player',
    raw: 'text/html',
    about:
      'The page of a game whose provider sends pages instead of addresses: raw HTML for a frame with an opaque origin.',
    body: entry,
    reply: z.string(),
  }),
};

/** The headers of a provider's call, spelled as on the wire. */
export const WALLET_HEADERS = {
  provider: 'X-Provider',
  /** `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 with the provider's secret over `t.path.body`, as sent. */
  signature: 'X-Signature',
} as const;

/** How far the time of a signature may differ from the server's, in either direction. */
export const WALLET_SIGNATURE_WINDOW_S = 300;

const session = {
  /** The session that the launch token was exchanged for. It belongs to one provider, game, player and currency. */
  session: secretToken,
};
const acting = {
  ...session,
  playerId: z.string().check(z.regex(/^[0-9]{1,12}$/)),
  gameId,
  currency,
  transactionId: providerId,
  roundId: providerId,
};

/** What the player can stake now: the main balance. Bonus money cannot be staked here. */
const balance = { balance: amount, currency };
const done = z.object({
  ...balance,
  /** Our transaction id, for reconciliation. */
  reference: z.string(),
});

/**
 * Wallet calls of a provider. Bets, wins and rollbacks take effect once per transaction id: a repeat gets the
 * first answer, byte for byte, and another body under the same id is refused.
 */
export const walletCalls = {
  open: call({
    path: '/provider/session',
    auth: 'provider',
    about: 'Exchanges a launch token for a session. A token works once.',
    body: z.strictObject({ token: secretToken }),
    reply: z.object({
      ...session,
      playerId: z.string(),
      gameId: z.string(),
      ...balance,
      expiresAt: instant,
    }),
  }),
  balance: call({
    path: '/provider/balance',
    auth: 'provider',
    about: 'The amount the player of a session can stake.',
    body: z.strictObject(session),
    reply: z.object(balance),
  }),
  bet: call({
    path: '/provider/bet',
    auth: 'provider',
    about:
      'Takes a stake. Refused after log-out, during a break or an exclusion, at a limit, while a reality check is ' +
      'due, in a closed round, and if the bet was rolled back before it arrived.',
    body: z.strictObject({ ...acting, amount }),
    reply: done,
  }),
  win: call({
    path: '/provider/win',
    auth: 'provider',
    about:
      'Pays a win on an accepted bet. An amount of 0 with `closesRound` means that the round was lost. Works after ' +
      'log-out and exclusion, because the money is owed.',
    body: z.strictObject({ ...acting, betTransactionId: providerId, amount, closesRound: z.boolean() }),
    reply: done,
  }),
  rollback: call({
    path: '/provider/rollback',
    auth: 'provider',
    about: 'Refunds a stake. A rollback that arrives before its bet is stored, and the late bet is refused.',
    body: z.strictObject({ ...acting, betTransactionId: providerId }),
    reply: done,
  }),
};
