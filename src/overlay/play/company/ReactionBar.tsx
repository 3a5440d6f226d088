import { REACTIONS, type Reaction } from '../../../../contract/live';
import { useTranslation } from '../../../i18n/i18n';
import { rest } from './company.css';
import { countsAt, type ReceivedReaction } from './reactionList';
import { Sticker } from './Sticker';
import * as css from './stickers.css';
import type { useReact } from './useReact';

interface ReactionBarProps {
  readonly game: string;
  readonly sending: ReturnType<typeof useReact>;
  readonly list: readonly ReceivedReaction[];
  readonly nowMs: number;
}

/** Six stickers to send, each with how often it was sent in the last seconds. */
export function ReactionBar({ game, sending, list, nowMs }: ReactionBarProps) {
  const { t } = useTranslation();
  const counts = countsAt(list, nowMs);
  const { react, isAway, isResting } = sending;
  if (isAway) return <p className={rest}>{t('company.away')}</p>;
  return (
    <fieldset className={css.stickers} aria-label={t('company.send')} data-rests={isResting || undefined}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={css.sticker}
          data-on={counts[reaction] !== undefined || undefined}
          aria-disabled={isResting}
          aria-label={t(stickerKey(game, reaction))}
          onClick={() => void react(reaction)}
        >
          <Sticker reaction={reaction} game={game} />
          {counts[reaction] !== undefined && (
            <span className={css.badge} aria-hidden="true">
              {counts[reaction] > 99 ? '99+' : counts[reaction]}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

/** At the arena the ride is a rooster. */
const stickerKey = (game: string, reaction: Reaction) =>
  game === 'sabong' && reaction === 'ride'
    ? ('company.sticker.rooster' as const)
    : (`company.sticker.${reaction}` as const);
