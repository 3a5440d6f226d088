import type { BodyOf } from '../../../contract/call';
import type { LineLeft } from '../../../contract/envelope';
import { lottoCalls } from '../../../contract/lotto';
import { turnoverWeightOf } from '../../../games/allGames';
import {
  coveredOutcomes,
  isLottoPick,
  type LottoLine,
  paysPerPeso,
  pickKey,
  winOf,
} from '../../../games/kit/fairness/lotto/lines';
import { centavos } from '../../../games/kit/rules/money';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Context } from '../../context';
import { functionCall } from '../../db/functionCall';
import { moneySettings } from '../../http/moneySettings';
import { refuse, refuseFullLines } from '../../http/refusal';
import { successText } from '../../http/reply';
import { type Intent, once } from '../../ledger/once';
import { requireOpenAccount } from '../players/age';
import { followClock } from './databaseClock';
import { notifyTickets } from './notices';
import { limitsOf } from './rules';
import { ownTicket, storedText, wireTicket } from './tickets';

const CENTAVOS_PER_PESO = 100n;

type Purchase = BodyOf<(typeof lottoCalls)['buy']>;

/**
 * Buys a ticket: the outcomes that its lines cover are locked in rising order, checked and added to, the stake is taken and
 * the ticket written, all in one transaction. Returns the envelope as text, the first one for a repeat. Refuses "badRequest"
 * (no pick, or one twice), "amountOutOfRange", "exposureTooHigh", "gamePaused", "salesClosed", "drawStakeLimit",
 * "combinationFull", "balanceTooLow", and what the ledger and the age of the player forbid.
 */
export async function buyTicket(
  context: Context,
  intent: Intent,
  { draw, lines }: Purchase,
): Promise<string> {
  return once(context, intent, async (transaction) => {
    // Only now: what was bought stays bought, whatever the limits are when its answer is asked for again.
    requireLines(context, lines);
    const { uid } = intent;
    if (moneySettings(context).pausedGames.includes(LOTTO)) throw refuse('gamePaused');
    await requireOpenAccount(context, transaction, uid);
    await followClock(transaction, context);
    const covered = lines.flatMap((line, at) =>
      coveredOutcomes(line).map((outcome) => ({ outcome, line: at + 1 })),
    );
    const { config, clock } = context;
    const [bought] = await transaction.query<Bought>(
      lottoBuy({
        uid,
        draw,
        lines: storedText(lines),
        pesos: lines.map(({ stake }) => Number(stake / CENTAVOS_PER_PESO)),
        pays: lines.map(paysPerPeso),
        outcomes: covered.map(({ outcome }) => outcome),
        line_of: covered.map(({ line }) => line),
        outcome_max: config.lottoOutcomeMaxCentavos,
        draw_stake_max: config.lottoDrawStakeMaxCentavos,
        weight: turnoverWeightOf(LOTTO),
        at: clock.now(),
      }),
    );
    if (bought === undefined) throw new Error('a ticket was neither bought nor refused');
    if (bought.outcome === 'combinationFull') throw refuseFullLines(leftOf(bought));
    if (bought.outcome !== 'bought') throw refuse(bought.outcome);
    const ticketId = bought.ticket.toString();
    const ticket = await ownTicket(transaction, uid, ticketId);
    if (ticket === null) throw new Error('a ticket was not written');
    await notifyTickets(transaction, [bought.ticket]);
    return successText(lottoCalls.buy, {
      ticket: wireTicket(ticket),
      finance: centavos(bought.cash),
      bonus: centavos(bought.bonus),
    });
  });
}

type Bought = {
  readonly outcome: 'bought' | 'salesClosed' | 'drawStakeLimit' | 'balanceTooLow' | 'combinationFull';
  readonly fullLines: number[] | null;
  readonly leftPesos: number[] | null;
  readonly ticket: bigint;
  readonly cash: bigint;
  readonly bonus: bigint;
};

const lottoBuy = functionCall('lotto-buy', {
  calls: 'lotto_buy',
  args: [
    'uid',
    'draw',
    'lines',
    'pesos',
    'pays',
    'outcomes',
    'line_of',
    'outcome_max',
    'draw_stake_max',
    'weight',
    'at',
  ],
  results: ['outcome', 'full_lines AS "fullLines"', 'left_pesos AS "leftPesos"', 'ticket', 'cash', 'bonus'],
});

const leftOf = ({ fullLines, leftPesos }: Bought): LineLeft[] =>
  (fullLines ?? []).map((line, at) => ({ line, leftPesos: leftPesos?.[at] ?? 0 }));

function requireLines({ config }: Pick<Context, 'config'>, lines: readonly LottoLine[]): void {
  if (!lines.every(isLottoPick)) throw refuse('badRequest');
  if (new Set(lines.map(pickKey)).size < lines.length) throw refuse('badRequest');
  const { stakeMin, stakeMax } = limitsOf(config);
  for (const line of lines) {
    if (line.stake % CENTAVOS_PER_PESO !== 0n) throw refuse('badRequest');
    if (line.stake < stakeMin || line.stake > stakeMax) throw refuse('amountOutOfRange');
    if (winOf(line) > config.exposureMaxCentavos) throw refuse('exposureTooHigh');
  }
}
