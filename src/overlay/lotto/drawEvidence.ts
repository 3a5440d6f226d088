import type { LottoDraw, LottoTicket } from '../../../contract/lotto';
import type { LogLine } from '../../../games/kit/fairness/log';
import { formatPesos } from '../../../games/kit/rules/money';
import { LOTTO } from '../../../games/kit/rules/otherPlay';

/** A ticket of the player with its path to the root of the closing record. */
export interface OwnTicket {
  readonly ticket: LottoTicket;
  readonly path: readonly string[];
}

/** A draw and a ticket in it, as every verifier takes them: JSON. */
export function drawEvidence(draw: LottoDraw, own: OwnTicket | null, log: readonly LogLine[]): object {
  const { closing, beacon, voidReason } = draw;
  const network = log.find((line) => line.type === 'beacon' && line.chainHash === beacon.chainHash);
  const facts =
    network?.type === 'beacon'
      ? { publicKey: network.publicKey, genesis: network.genesis, period: network.period }
      : {};
  return {
    game: LOTTO,
    roundNumber: draw.draw,
    outcome: draw.numbers,
    serverSeed: draw.serverSeed,
    clientSeed: closing?.root ?? null,
    commitment: draw.commitment,
    chainEnd: draw.chainEnd,
    chainFrom: draw.chainFrom,
    closesAt: Date.parse(draw.closesAt),
    beacon: { ...beacon, ...facts },
    ...(closing !== null && {
      closing: {
        clientSeed: closing.root,
        seats: [],
        betsRoot: closing.root,
        bets: closing.tickets,
        stakes: formatPesos(closing.stakes),
      },
    }),
    ...(voidReason !== null && { calledOff: voidReason }),
    ...(own !== null && own.ticket.place !== null && { ticket: ticketEvidence(own, own.ticket.place) }),
  };
}

const ticketEvidence = ({ ticket, path }: OwnTicket, place: number) => ({
  place,
  ticketId: ticket.ticketId,
  salt: ticket.salt,
  // Before the draw is settled a ticket has paid nothing yet, and a void one pays nothing.
  payout: ticket.state === 'success' || ticket.state === 'failed' ? formatPesos(ticket.payout) : null,
  lines: ticket.lines.map(({ game, numbers, order, stake }) => ({
    game,
    numbers,
    order,
    stake: formatPesos(stake),
  })),
  path,
});
