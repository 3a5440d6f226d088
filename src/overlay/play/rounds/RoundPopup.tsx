import { useEffect } from 'react';
import ClockCounter from '~icons/ph/clock-counter-clockwise-fill';
import { ERRORS } from '../../../../contract/envelope';
import { cabinet } from '../../../../games/cards';
import type { GameCard } from '../../../../games/kit/card';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { ApiError } from '../../../shared/api/apiError';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { useRound } from '../../../shared/play/rounds';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import * as css from '../sheets.css';
import { useParts } from '../useParts';
import { RoundSheet } from './RoundSheet';

interface RoundPopupProps {
  readonly onClose: () => void;
  /** The game's name. */
  readonly game?: string;
  readonly roundId?: string;
}

/** One round of our own games: its result, the proof, and a replay button. */
export function RoundPopup({ onClose, game, roundId = '' }: RoundPopupProps) {
  const card = cabinet.find(({ name }) => name === game);
  useEffect(() => {
    if (card === undefined) onClose();
  }, [card, onClose]);
  return card === undefined ? null : <Round card={card} roundId={roundId} onClose={onClose} />;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === ERRORS.roundGone.code;

interface RoundProps {
  readonly card: GameCard;
  readonly roundId: string;
  readonly onClose: () => void;
}

function Round({ card, roundId, onClose }: RoundProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const loaded = useParts(card);
  const { data: round, error, isError, isFetching, refetch } = useRound(card.name, roundId);
  const isBroken = loaded.state === 'broken' || roundId === '' || (isError && !isFetching);
  if (loaded.state !== 'ready' || round === undefined) {
    const again = () => {
      loaded.retry();
      void refetch();
    };
    return (
      <Sheet open onClose={onClose} title={t('play.roundTitle', { id: roundId })}>
        {isBroken && isGone(error) ? (
          <Empty
            icon={<ClockCounter aria-hidden />}
            title={t('play.roundGone')}
            text={t('play.roundGoneText')}
          />
        ) : isBroken ? (
          <Empty
            icon={<ClockCounter aria-hidden />}
            title={t('play.roundsTrouble')}
            action={
              <Button tone="secondary" onClick={again}>
                {t('ui.retry')}
              </Button>
            }
          />
        ) : (
          <div className={css.stack} aria-busy="true">
            <Skeleton height="7rem" radius="0.75rem" />
            <Skeleton height="3.75rem" radius="0.75rem" />
            <Skeleton height="9rem" radius="0.75rem" />
          </div>
        )}
      </Sheet>
    );
  }
  return (
    <RoundSheet
      round={round}
      parts={loaded.parts}
      mode="real"
      chain={round.chain}
      format={(amount) => amountText(amount)}
      onClose={onClose}
      onBack={onClose}
      onReplay={({ roundId: id }) => {
        onClose();
        // The sheet has a history entry; the game replaces it.
        navigate(`/games/og?id=${card.id}&mode=real&replay=${id}`, { replace: true });
      }}
    />
  );
}
