import type { BodyOf, ReplyOf } from '../../../../contract/call';
import type { lottoTicketCalls as calls, DeskTicket } from '../../../../contract/desk/otherPlay';
import type { ReplayCheck } from '../../../../contract/desk/rounds';
import type { LottoDraw, LottoTicket } from '../../../../contract/lotto';
import { beaconNumber } from '../../../../games/kit/fairness/beaconNumber';
import { rootFromPath } from '../../../../games/kit/fairness/betTree';
import { canonical } from '../../../../games/kit/fairness/canonical';
import { lottoNumbers } from '../../../../games/kit/fairness/lotto/draw';
import { payoutOf } from '../../../../games/kit/fairness/lotto/lines';
import { lottoLeaf } from '../../../../games/kit/fairness/lotto/ticketLeaf';
import { commitmentOf, createDraw, seedFromHex } from '../../../../games/kit/rules/draw';
import { sum, ZERO } from '../../../../games/kit/rules/money';
import { LOTTO } from '../../../../games/kit/rules/otherPlay';
import type { Context } from '../../../context';
import { refuse } from '../../../http/refusal';
import { postingsOfBet } from '../../../ledger/desk/transfers';
import { proofOf, ticketsOf } from '../../lotto/history';
import { referenceOf } from '../../lotto/settle';
import { ownTicket } from '../../lotto/tickets';
import { compare, endOf, moved } from '../replay';

type Ground = Pick<Context, 'db' | 'clock'>;

const lineOf = ({ ticketId, draw, boughtAt, stake, payout, lines, state }: LottoTicket) => ({
  ticketId,
  draw,
  at: boughtAt,
  stake,
  payout,
  lines: lines.length,
  state,
});

/** A player's tickets of lotto. */
export async function listLottoTickets(
  context: Ground,
  { uid, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const { list, cursor } = await ticketsOf(context, uid, request);
  return { list: list.map(lineOf), cursor };
}

/** A ticket as evidence: its draw, and what seed, closing record and ledger say of it. Refuses "notFound". */
export async function readLottoTicket(
  context: Ground,
  { uid, ticketId }: BodyOf<typeof calls.read>,
): Promise<DeskTicket> {
  const { db } = context;
  const stored = await ownTicket(db, uid, ticketId);
  if (stored === null) throw refuse('notFound');
  const { draw, own } = await proofOf(context, uid, { draw: stored.draw, ticketId });
  if (own === null) throw refuse('notFound');
  const { ticket, path } = own;
  const { closing } = draw;
  return {
    ...lineOf(ticket),
    drawsAt: ticket.drawsAt,
    picks: ticket.lines.map(({ game, numbers, order, stake, payout }) => ({
      game,
      numbers,
      order,
      stake,
      payout,
    })),
    numbers: draw.numbers,
    voidReason: draw.voidReason,
    commitment: draw.commitment,
    serverSeed: draw.serverSeed,
    beacon: { network: draw.beacon.network, round: draw.beacon.round },
    closing: closing === null ? null : { root: closing.root, tickets: closing.tickets, place: ticket.place },
    checks: await checksOf(context, uid, { draw, ticket, path }),
  };
}

interface Own {
  readonly draw: LottoDraw;
  readonly ticket: LottoTicket;
  readonly path: readonly string[];
}

/** Null until the seed is public and the ticket has ended. */
async function checksOf({ db }: Ground, uid: number, own: Own): Promise<ReplayCheck[] | null> {
  const { draw, ticket } = own;
  if (draw.serverSeed === null || ticket.state === 'pending') return null;
  const isReturned = ticket.state === 'canceled';
  const checks = await replayTicket(own, draw.serverSeed);
  const posted = await postingsOfBet(db, {
    uid,
    reference: referenceOf(ticket.ticketId),
    at: new Date(ticket.boughtAt),
    returns: isReturned ? 'refund' : 'payout',
  });
  checks.push(
    compare(
      'ledger',
      moved(ticket.stake, isReturned ? ticket.stake : ticket.payout),
      moved(posted.stakeCentavos, posted.payoutCentavos),
    ),
  );
  return checks;
}

/** Holds a ticket and its draw against the seed, the closing record and the rules. */
async function replayTicket({ draw, ticket, path }: Own, serverSeed: string): Promise<ReplayCheck[]> {
  const seed = seedFromHex(serverSeed);
  const { closing, beacon, numbers } = draw;
  const checks = [
    compare('commitment', draw.commitment, commitmentOf(seed)),
    compare('chain', draw.chainEnd, await endOf(seed, draw.draw - draw.chainFrom + 1)),
  ];
  if (closing !== null && ticket.place !== null) {
    const leaf = lottoLeaf({ ...ticket, place: ticket.place });
    const root = rootFromPath(leaf, ticket.place, closing.tickets, path);
    checks.push(compare('leaf', closing.root, root ?? 'no path leads to it'));
  }
  if (closing === null || beacon.signature === null || numbers === null) return checks;
  const drawn = lottoNumbers(
    createDraw(LOTTO, {
      serverSeed: seed,
      clientSeed: closing.root,
      nonce: draw.draw,
      beacon: beaconNumber(beacon, beacon.round, beacon.signature),
    }),
  );
  const textOf = ({ twoD, threeD }: typeof drawn) => canonical({ twoD: [...twoD], threeD: [...threeD] });
  checks.push(compare('outcome', textOf(numbers), textOf(drawn)));
  if (ticket.state === 'canceled') return checks;
  const pays = ticket.lines.length === 0 ? ZERO : sum(ticket.lines.map((line) => payoutOf(line, drawn)));
  checks.push(compare('payout', moved(ticket.stake, ticket.payout), moved(ticket.stake, pays)));
  return checks;
}
