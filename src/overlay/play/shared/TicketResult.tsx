import type { LivePastRound } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import { winTier } from '../../../../games/kit/rules/tier';
import { useTranslation } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
import { ResultShow } from '../ResultShow';
import * as result from '../ResultShow.css';
import type { Parts } from '../useParts';
import * as css from './Shared.css';
import type { ShownPayout } from './useShownPayout';

interface TicketResultProps {
  readonly parts: Parts<SharedCard>;
  readonly shown: ShownPayout;
  readonly mode: PlayMode;
  /** The round of the ticket, once it is over. */
  readonly past: LivePastRound | null;
  readonly format: (amount: Centavos) => string;
  readonly reducedMotion: boolean;
}

/** The result of the player's ticket. A loss is shown by the board, with its reason. */
export function TicketResult({ parts, shown, mode, past, format, reducedMotion }: TicketResultProps) {
  const { t } = useTranslation();
  const { ticket, over } = shown;
  const { stake, payout } = ticket;
  if (ticket.state === 'open') {
    return (
      <div className={css.line}>
        <p className={result.quiet}>
          {t('live.partPaid')} <b>{format(payout)}</b>
        </p>
      </div>
    );
  }
  const tier = winTier(stake, payout);
  if (tier === 'loss') return null;
  const isLarge = (tier === 'big' || tier === 'mega') && !over;
  const round = past === null ? null : { bet: ticket.bet, outcome: past.outcome, events: [] };
  return (
    <div className={isLarge ? css.large : css.line}>
      <ResultShow
        key={shown.count}
        shown={{ round: { roundId: ticket.ticketId, stake, payout }, mode, replay: false }}
        game={parts.translate('title')}
        headline={
          round === null
            ? null
            : parts.board.headline({ translate: parts.translate, formatAmount: format, round })
        }
        format={format}
        reducedMotion={reducedMotion}
        over={over}
      />
    </div>
  );
}
