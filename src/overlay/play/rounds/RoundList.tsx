import ClockCounter from '~icons/ph/clock-counter-clockwise-fill';
import type { SettledRound } from '../../../../contract/play';
import { type Centavos, subtract } from '../../../../games/kit/rules/money';
import { winTier } from '../../../../games/kit/rules/tier';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { dayText, momentText } from '../../../shared/dateText';
import type { RoundHistory } from '../../../shared/play/rounds';
import { Button } from '../../../ui/form/Button';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import * as css from '../sheets.css';
import type { Parts } from '../useParts';

interface RoundListProps {
  readonly parts: Parts;
  readonly rounds: RoundHistory;
  readonly format: (amount: Centavos) => string;
  readonly onOpen: (roundId: string) => void;
}

const WAITING = [0, 1, 2, 3];

/** The list of rounds of the current wallet, newest first, with its loading, empty and error states. */
export function RoundList({ parts, rounds, format, onOpen }: RoundListProps) {
  const { t, language } = useTranslation();
  const { state, list, hasMore, keptFrom, loadMore, retry } = rounds;
  const end =
    keptFrom === undefined
      ? null
      : t('play.keptFrom', { date: dayText(new Date(keptFrom), LANGUAGES[language].tag) });
  if (list.length === 0 && state === 'loading') {
    return (
      <div className={css.stack}>
        {WAITING.map((line) => (
          <Skeleton key={line} height="3.75rem" radius="0.75rem" />
        ))}
      </div>
    );
  }
  if (list.length === 0 && state === 'failed') {
    return (
      <Empty
        icon={<ClockCounter aria-hidden />}
        title={t('play.roundsTrouble')}
        action={
          <Button tone="secondary" onClick={retry}>
            {t('ui.retry')}
          </Button>
        }
      />
    );
  }
  if (list.length === 0) {
    return (
      <Empty
        icon={<ClockCounter aria-hidden />}
        title={t('play.roundsEmpty')}
        text={end ?? t('play.roundsEmptyText')}
      />
    );
  }
  return (
    <div className={css.stack}>
      <ul className={css.rounds}>
        {list.map((round) => (
          <li key={round.roundId}>
            <RoundRow round={round} parts={parts} format={format} onOpen={() => onOpen(round.roundId)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button tone="secondary" wide busy={state === 'loading'} onClick={loadMore}>
          {t('play.more')}
        </Button>
      )}
      {end !== null && <p className={css.note}>{end}</p>}
    </div>
  );
}

interface RoundRowProps {
  readonly round: SettledRound;
  readonly parts: Parts;
  readonly format: (amount: Centavos) => string;
  readonly onOpen: () => void;
}

function RoundRow({ round, parts, format, onOpen }: RoundRowProps) {
  const { t, language } = useTranslation();
  const { OutcomeMark } = parts.board;
  const tier = winTier(round.stake, round.payout);
  return (
    <button type="button" className={css.round} onClick={onOpen}>
      <span className={css.mark}>
        <OutcomeMark outcome={round.outcome} translate={parts.translate} />
      </span>
      <span className={css.when}>
        {momentText(new Date(round.createdAt), LANGUAGES[language].tag)}
        <small>
          {t('play.staked')} {format(round.stake)}
        </small>
      </span>
      <ResultText tier={tier} round={round} format={format} />
    </button>
  );
}

interface ResultTextProps {
  readonly tier: ReturnType<typeof winTier>;
  readonly round: SettledRound;
  readonly format: (amount: Centavos) => string;
}

/** The result of a round as a word and an amount. */
export function ResultText({ tier, round, format }: ResultTextProps) {
  const { t } = useTranslation();
  if (tier === 'loss') {
    return (
      <span className={css.outcomes.loss}>
        −{format(round.stake)}
        <small>{t('play.noWin')}</small>
      </span>
    );
  }
  const returned = tier === 'returned';
  return (
    <span className={returned ? css.outcomes.returned : css.outcomes.win}>
      {returned ? format(round.payout) : `+${format(subtract(round.payout, round.stake))}`}
      <small>{t(returned ? 'play.returned' : 'play.win')}</small>
    </span>
  );
}
