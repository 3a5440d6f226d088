import { ChevronRight } from 'lucide-react';
import Check from '~icons/ph/check-bold';
import type { Mission } from '../../../contract/rewards/missions';
import { centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { serverNowMs } from '../../shared/config/config';
import { openPopup } from '../../shared/popups/popups';
import { card, unseen } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Link } from '../../ui/page/Link';
import { toCheckin } from './checkin/CheckinCard';
import * as css from './Missions.css';
import { useMissionTitle } from './useMissionTitle';
import { isKnown, type KnownMission, wayOf } from './ways';

interface MissionRowProps {
  readonly mission: Mission;
  /** It is being claimed. */
  readonly isBusy: boolean;
  /** It was claimed since the page was opened. */
  readonly isNew: boolean;
  readonly onClaim: () => void;
}

/** One mission: what it asks, how far it is, what it gives; unfinished ones lead to where they are done. */
export function MissionRow({ mission, isBusy, isNew, onClaim }: MissionRowProps) {
  const { id, receiveState, points } = mission;
  const { t } = useTranslation();
  const title = useMissionTitle()(id as KnownMission);
  if (!isKnown(id)) return null;
  const { Icon, to, popup, isCheckin = false } = wayOf(id);
  const award = t('missions.award', { points });
  const leads = receiveState === 'UNFINISHED' && (to !== undefined || popup !== undefined || isCheckin);
  const text = (
    <>
      <span className={css.badges[badgeOf(receiveState)]}>
        <Icon aria-hidden />
      </span>
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        <Progress mission={mission} />
      </span>
    </>
  );
  const end = (
    <span className={css.award}>
      {award}
      {leads && <ChevronRight className={css.arrow} size="1.1rem" aria-hidden />}
    </span>
  );
  return (
    <li className={classes(card, css.row, receiveState === 'MISSED' && css.missed, isNew && css.fresh)}>
      {leads && to !== undefined && (
        <Link className={css.inside} to={to}>
          {text}
          {end}
        </Link>
      )}
      {leads && to === undefined && (
        <button
          type="button"
          className={css.inside}
          onClick={() => (popup === undefined ? toCheckin() : openPopup(popup))}
        >
          {text}
          {end}
        </button>
      )}
      {!leads && (
        <div className={css.inside}>
          {text}
          {receiveState === 'UNACCALIMED' && (
            <Button size="m" busy={isBusy} onClick={onClaim}>
              {t('missions.claim', { points })}
              <span className={unseen}>{title}</span>
            </Button>
          )}
          {receiveState === 'CLAIMED' && (
            <span className={css.claimed}>
              <Check className={css.check} aria-hidden />
              <span className={unseen}>{t('missions.state_CLAIMED')}</span>
              {award}
            </span>
          )}
          {receiveState === 'MISSED' && <span className={css.lost}>{t('missions.state_MISSED')}</span>}
          {receiveState === 'UNFINISHED' && end}
        </div>
      )}
    </li>
  );
}

const badgeOf = (state: Mission['receiveState']) => {
  if (state === 'CLAIMED') return 'pos';
  return state === 'MISSED' ? 'plain' : 'accent';
};

/** How far a mission is: parts by name, steps and play as a bar; what has one step needs none. */
function Progress({ mission }: { readonly mission: Mission }) {
  const { t } = useTranslation();
  const { parts, progress, target, receiveState } = mission;
  const earlier = receiveState === 'UNACCALIMED' && isFromBefore(mission);
  return (
    <>
      {parts.length > 0 && <Parts mission={mission} />}
      {parts.length === 0 && target > 1 && receiveState !== 'CLAIMED' && (
        <span className={css.progress}>
          <span className={css.track} aria-hidden="true">
            <span className={css.filled} style={{ width: `${(100 * progress) / target}%` }} />
          </span>
          <span className={css.steps}>{stepsText(mission, t)}</span>
        </span>
      )}
      {earlier && <span className={css.until}>{t('missions.earlier')}</span>}
    </>
  );
}

function Parts({ mission: { parts } }: { readonly mission: Mission }) {
  const { t } = useTranslation();
  return (
    <span className={css.parts}>
      {parts.map(({ id, isComplete }) =>
        isKnown(id) ? (
          <span key={id} className={isComplete ? css.partDone : css.part}>
            {isComplete && <Check aria-hidden />}
            <Part id={id} />
            {isComplete && <span className={unseen}>{t('missions.status_complete')}</span>}
          </span>
        ) : null,
      )}
    </span>
  );
}

const Part = ({ id }: { readonly id: KnownMission }) => useMissionTitle()(id);

function stepsText({ progress, target, unit }: Mission, t: Translation['t']): string {
  const text = (count: number) => (unit === 'centavos' ? amountText(centavos(BigInt(count))) : String(count));
  return t('missions.steps', { done: text(progress), of: text(target) });
}

/** Whether the day of a mission is over, so that it can be claimed for the rest of today alone. */
const isFromBefore = ({ claimUntil }: Mission): boolean =>
  claimUntil !== null && Date.parse(claimUntil) - serverNowMs() < 24 * 60 * 60_000;
