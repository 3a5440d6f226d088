import * as z from 'zod/mini';
import { amount } from '../../rules/amount';
import type { Json } from '../../rules/round';
import type { LottoLine, LottoNumbers } from './lines';
import { lottoShow } from './show';

const atMs = z.number().check(z.nonnegative());
const game = z.enum(['2D', '3D']);

/** An event of the show of a draw, as scenes take it. */
export const lottoShowEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('drumStarted'), atMs, game }),
  z.strictObject({
    type: z.literal('ballDrawn'),
    atMs,
    game,
    place: z.int().check(z.gte(0), z.lte(2)),
    number: z.int().check(z.gte(0), z.lte(31)),
  }),
  z.strictObject({ type: z.literal('drawShown'), atMs }),
  z.strictObject({
    type: z.literal('ticketSettled'),
    atMs,
    stake: amount,
    payout: amount,
    tier: z.enum(['none', 'win', 'big']),
  }),
]);

export type LottoShowEvent = z.output<typeof lottoShowEvent>;

/** The show of a draw in wire form: ball by ball, then one event for each ticket of the player. */
export const wireShow = (drawn: LottoNumbers, tickets: readonly (readonly LottoLine[])[] = []): Json[] =>
  lottoShow(drawn, tickets).map((event) => z.encode(lottoShowEvent, event) as Json);
