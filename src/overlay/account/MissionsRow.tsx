import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Target from '~icons/ph/target-fill';
import { useTranslation } from '../../i18n/i18n';
import { claimableCount } from '../../shared/missions/claimableCount';
import { missionsQuery } from '../../shared/missions/missionsQuery';
import { uidAtom } from '../../shared/session/session';
import { Row } from '../../ui/page/Row';
import * as css from './AccountPage.css';

/** Leads to the missions; a dot and a count say that some can be claimed. */
export function MissionsRow() {
  const { t } = useTranslation();
  const { data: page } = useQuery(missionsQuery(useAtomValue(uidAtom)));
  return (
    <Row
      icon={<Target aria-hidden />}
      label={t('missions.title')}
      value={
        page?.hasUnclaimed && (
          <>
            <i className={css.dot} aria-hidden="true" />
            {t('missions.toClaim', { count: claimableCount(page) })}
          </>
        )
      }
      to="/task"
    />
  );
}
