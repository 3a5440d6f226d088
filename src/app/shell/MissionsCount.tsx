import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { claimableCount } from '../../shared/missions/claimableCount';
import { missionsQuery } from '../../shared/missions/missionsQuery';
import { uidAtom } from '../../shared/session/session';
import { unseen } from '../../theme/recipes.css';
import * as css from './Nav.css';

/** How long the count is current, in ms. */
const STALE_MS = 60_000;

/** How many missions can be claimed, as a badge of the nav; nothing at zero. */
export function MissionsCount() {
  const { t } = useTranslation();
  const { data: page } = useQuery({ ...missionsQuery(useAtomValue(uidAtom)), staleTime: STALE_MS });
  if (page?.hasUnclaimed !== true) return null;
  const count = claimableCount(page);
  return (
    <>
      <span className={css.badge} aria-hidden="true">
        {Math.min(count, 99)}
      </span>
      <span className={unseen}>{t('shell.toClaim', { count })}</span>
    </>
  );
}
