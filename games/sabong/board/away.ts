import * as z from 'zod/mini';
import { signedText } from '../../kit/board/signed';
import type { AwayStory } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import { bet } from '../rules/bet';
import { contestOf } from './contest';
import type { AwayRound } from './strings';

/** What happened to a bet whose contest was decided while the player was away. Times count from the closing. */
export function away({ translate, formatAmount, round, cutAtMs, backAtMs }: AwayRound): AwayStory {
  const contest = contestOf(round.events);
  const placed = z.safeDecode(bet, round.bet as never);
  const side = translate(`side.${placed.success ? placed.data.side : 'meron'}`);
  const winner = contest.decided?.winner ?? 'draw';
  const net = centavos(round.payoutCentavos - round.stakeCentavos);
  const tone = net > 0n ? 'won' : net < 0n ? 'lost' : 'back';
  const stake = formatAmount(round.stakeCentavos);
  const closedMs = contest.closedMs ?? 0;
  const at = (atMs: number | null) =>
    atMs === null || atMs < closedMs
      ? ''
      : translate('seconds', { seconds: (Math.floor((atMs - closedMs) / 10) / 100).toFixed(2) });
  const decidedMs = contest.decided?.atMs ?? null;
  const isBefore = cutAtMs === null || cutAtMs < closedMs;
  const number = round.roundNumber.toLocaleString('en');
  return {
    subtitle: translate(cutAtMs === null ? 'away.contest' : 'away.contestTimes', { number }),
    text: translate(`away.text.${tone}`, {
      ended: translate(`ended.${winner}`),
      side,
      stake,
      amount: formatAmount(round.payoutCentavos),
    }),
    steps: [
      {
        name: 'cut',
        title: translate('away.cut'),
        note: translate(isBefore ? 'away.beforeClosing' : 'away.betStood'),
        at: at(cutAtMs),
      },
      {
        name: 'end',
        title: translate(`ended.${winner}`),
        note: translate('away.byItself'),
        at: at(decidedMs),
      },
      {
        name: 'back',
        title: translate('away.back'),
        note: translate('away.nothingNew'),
        at: at(backAtMs),
      },
    ],
    facts: [
      { label: side, value: stake },
      { label: translate('away.winner'), value: translate(`ended.${winner}`) },
      {
        label: translate('away.result'),
        value: signedText(net, formatAmount),
        tone: tone === 'back' ? undefined : tone,
      },
    ],
    tip: null,
  };
}
