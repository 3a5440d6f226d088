import type { ClosingFacts } from '../../contract/fairness';
import { leafOf, rootFromPath } from '../../games/kit/fairness/betTree';
import { canonical } from '../../games/kit/fairness/canonical';
import { formatPesos } from '../../games/kit/rules/money';
import type { Json } from '../../games/kit/rules/round';
import type { GivenRound, OwnRound, Published } from './evidence';
import { sameJson } from './publicLog';
import type { ReportLine } from './reportLine';

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

function leafLine(given: GivenRound, closing: ClosingFacts): ReportLine {
  if (given.kind === 'public') return { name: 'leaf', state: 'notChecked', found: '', reason: 'noBet' };
  const { own } = given.round;
  if (own === undefined) return { name: 'leaf', state: 'notChecked', found: '', reason: 'noLeaf' };
  const wrong = notTheBet(given.round, own);
  const root = rootFromPath(leafOf(own), own.index, closing.bets, own.path) ?? 'no root';
  const found = wrong ?? root;
  return {
    name: 'leaf',
    state: found === closing.betsRoot ? 'ok' : 'failed',
    shown: closing.betsRoot,
    found,
  };
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
  const { clientSeed } = given.round;
  const shown = closingText(closing);
  const seed = clientSeed ?? closing.clientSeed;
  const isSeed = seed === closing.clientSeed && (closing.seats.length > 0 || seed === 'none');
  if (!isSeed) return { name: 'closing', state: 'failed', shown, found: seed };
  const found = closingText(published ?? closing);
  return { name: 'closing', state: shown === found ? 'ok' : 'failed', shown, found };
}

const closingText = ({ clientSeed, seats, betsRoot, bets, stakes }: ClosingFacts): string =>
  canonical({ clientSeed, seats, betsRoot, bets, stakes: formatPesos(stakes) });
