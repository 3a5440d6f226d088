import { QUICKNET, roundTimeMs } from '../../games/kit/fairness/network';
import { LOTTO } from '../../games/kit/rules/otherPlay';
import { type Evidence, numberOf } from './evidence';
import { closingsOf, linesOf } from './publicLog';

/** A chain is given up at least so many rounds ahead of the last round that it covers. */
const NOTICE_ROUNDS = 100;
/**
 * A chain of lotto may end with the draw that sells: the next one stands in the log for a day before it is used, and the
 * number that decides comes after the close of sales.
 */
const NOTICE_OF: Readonly<Record<string, number>> = { [LOTTO]: 0 };

/** A chain that was given up too late, so that its operator may have known the rounds that it dropped. */
export interface ShortNotice {
  readonly game: string;
  /** The line of the log that gave it up. */
  readonly n: number;
  readonly lastRound: number;
  /** A round that had been decided before that line. */
  readonly round: number;
}

/**
 * The chains that were given up with less notice, as far as the rounds that were given show it: a round
 * whose public number had appeared when the log gave the chain up was over by then. Numbers of the house's own beacon
 * prove no time.
 */
export function shortNotices({ rounds, published, log }: Evidence): readonly ShortNotice[] {
  if (log === null || linesOf(log, 'chainClosed').length === 0) return [];
  const given = [
    ...rounds.map((each) => ({ ...each.round, number: numberOf(each) })),
    ...[...published.values()].map(({ record }) => ({ ...record, number: record.roundNumber })),
  ];
  const decided = given.flatMap(({ game, beacon, number }) =>
    beacon === undefined || beacon.chainHash !== QUICKNET.chainHash
      ? []
      : [{ game, number, atMs: roundTimeMs(QUICKNET, beacon.round) }],
  );
  return linesOf(log, 'chainClosed').flatMap(({ game, n, lastRound, at }) => {
    const late = decided.find(
      (one) =>
        one.game === game && one.atMs <= at && lastRound < one.number + (NOTICE_OF[game] ?? NOTICE_ROUNDS),
    );
    return late === undefined ? [] : [{ game, n, lastRound, round: late.number }];
  });
}

/** The late notice on which a round's chain rests: that of an earlier chain which should have covered the round. */
export function shortNoticeOf(
  { log }: Evidence,
  notices: readonly ShortNotice[],
  game: string,
  round: number,
): ShortNotice | null {
  if (log === null || notices.length === 0) return null;
  const lines = new Set(closingsOf(log, game, round).map(({ n }) => n));
  return notices.find((notice) => notice.game === game && lines.has(notice.n)) ?? null;
}
