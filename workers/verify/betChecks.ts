import * as z from 'zod/mini';
import type { ClosingFacts } from '../../contract/fairness';
import { lottoNumbers } from '../../contract/lotto';
import { leafOf, rootFromPath } from '../../games/kit/fairness/betTree';
import { canonical } from '../../games/kit/fairness/canonical';
import { type LottoNumbers, payoutOf } from '../../games/kit/fairness/lotto/lines';
import { lottoLeaf } from '../../games/kit/fairness/lotto/ticketLeaf';
import { formatPesos, sum } from '../../games/kit/rules/money';
import { LOTTO } from '../../games/kit/rules/otherPlay';
import type { Json } from '../../games/kit/rules/round';
import type { GivenRound, OwnRound, PublicRound, Published } from './evidence';
import { sameJson } from './publicLog';
import type { ReportLine } from './reportLine';
import { drawnAgain } from './verify';

/** The player's leaf in the tree of bets, and the closing as it was published. */
export function treeLines(given: GivenRound, published: Published | null): readonly ReportLine[] {
  const { beacon, closing } = given.round;
  if (beacon === undefined) return [];
  if (closing === undefined) {
    return [
      { name: 'leaf', state: 'notChecked', found: '', reason: given.kind === 'own' ? 'noClosing' : 'noBet' },
      { name: 'closing', state: 'notChecked', found: '', reason: 'noClosing' },
    ];
  }
  return [leafLine(given, closing), closingLine(given, closing, published?.record.closing ?? null)];
}

/** What the ticket of a draw of lotto pays with the numbers that the seeds give. Other rounds in public have no bet. */
export function ticketPayoutLine(round: PublicRound): ReportLine {
  const { game, roundNumber, serverSeed, clientSeed, beacon, ticket } = round;
  const shown = ticket?.payout;
  if (game !== LOTTO || ticket === undefined || shown == null || typeof serverSeed !== 'string')
    return { name: 'payout', state: 'notChecked', found: '', reason: 'noBet' };
  const drawn = drawnAgain({ game, roundNumber, serverSeed, clientSeed: clientSeed ?? '', beacon });
  const numbers = numbersIn(drawn);
  if (numbers === null) return { name: 'payout', state: 'failed', shown: formatPesos(shown), found: drawn };
  const due = sum(ticket.lines.map((line) => payoutOf(line, numbers)));
  const stake = formatPesos(sum(ticket.lines.map((line) => line.stake)));
  return {
    name: 'payout',
    state: due === shown ? 'ok' : 'failed',
    shown: `${stake} -> ${formatPesos(shown)}`,
    found: `${stake} -> ${formatPesos(due)}`,
  };
}

/** The numbers of a draw in wire form; null for a text that says why there are none. */
function numbersIn(drawn: string): LottoNumbers | null {
  try {
    const read = z.safeParse(lottoNumbers, JSON.parse(drawn));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function leafLine(given: GivenRound, closing: ClosingFacts): ReportLine {
  if (given.kind !== 'own') {
    const { ticket } = given.round;
    if (ticket === undefined) return { name: 'leaf', state: 'notChecked', found: '', reason: 'noBet' };
    return rootLine(rootFromPath(lottoLeaf(ticket), ticket.place, closing.bets, ticket.path), closing);
  }
  const { own } = given.round;
  if (own === undefined) return { name: 'leaf', state: 'notChecked', found: '', reason: 'noLeaf' };
  const wrong = notTheBet(given.round, own);
  return rootLine(wrong ?? rootFromPath(leafOf(own), own.index, closing.bets, own.path), closing);
}

/** Compares the root that a leaf gives, or what is wrong with it, with the published one. */
function rootLine(found: string | null, { betsRoot }: ClosingFacts): ReportLine {
  const state = found === betsRoot ? 'ok' : 'failed';
  return { name: 'leaf', state, shown: betsRoot, found: found ?? 'no root' };
}

/** How the leaf differs from the bet of the round; cash-outs are added to a bet after it joined. */
function notTheBet(round: OwnRound, own: NonNullable<OwnRound['own']>): string | null {
  if (own.ticketId !== round.roundId) return `ticket ${own.ticketId}`;
  if (own.stake !== round.stake) return `stake ${formatPesos(own.stake)}`;
  const [joined, played] = [own.bet, round.bet].map((bet) => {
    const { cashOuts: _, ...rest } = Object(bet) as { readonly [key: string]: Json };
    return rest;
  });
  return sameJson(joined, played) ? null : canonical(own.bet);
}

function closingLine(given: GivenRound, closing: ClosingFacts, published: ClosingFacts | null): ReportLine {
  const { clientSeed, game } = given.round;
  const shown = closingText(closing);
  const seed = clientSeed ?? closing.clientSeed;
  // The client seed of lotto is the root of all tickets; of a table that of bettors.
  const fromBets = game === LOTTO ? seed === closing.betsRoot : closing.seats.length > 0 || seed === 'none';
  const isSeed = seed === closing.clientSeed && fromBets;
  if (!isSeed) return { name: 'closing', state: 'failed', shown, found: seed };
  const found = closingText(published ?? closing);
  return { name: 'closing', state: shown === found ? 'ok' : 'failed', shown, found };
}

const closingText = ({ clientSeed, seats, betsRoot, bets, stakes }: ClosingFacts): string =>
  canonical({ clientSeed, seats, betsRoot, bets, stakes: formatPesos(stakes) });
