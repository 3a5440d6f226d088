import { useEffect, useState } from 'react';
import { CONSENTS, type DeviceRecord } from '../../../contract/deviceRecord';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import type { Consents } from '../../shared/api/identity';
import { agreedIn, keepCampaign, recordOf } from '../../shared/device';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './Share.css';
import { sentLines } from './sentLines';

/** What this device sends with these consents, gathered now. */
export function SentList({ consents, id }: { consents: Consents; id: string }) {
  const { t, language } = useTranslation();
  const gathered = useGathered(consents, false);
  const place = useGathered(consents, true);
  if (gathered === null) {
    return (
      <div className={css.sent} id={id} aria-busy="true">
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    );
  }
  const campaign = agreedIn(consents).includes('advertising') ? Object.values(keepCampaign()) : [];
  const record = { ...gathered, geoPosition: place?.geoPosition };
  const lines = sentLines(record, t, LANGUAGES[language].tag, campaign);
  return (
    <dl className={css.sent} id={id}>
      {lines.map(({ label, value }) => (
        <div key={label} className={css.sentLine}>
          <dt className={css.sentLabel}>{label}</dt>
          <dd className={css.sentValue}>{value}</dd>
        </div>
      ))}
      {consents.place && place === null && (
        <div className={css.sentLine}>
          <dt className={css.sentLabel}>{t('account.share_place')}</dt>
          <dd className={css.sentValue} aria-busy="true">
            <Skeleton width="70%" />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Gathers the location, or all fields except the location, which is slower; null while gathering. */
function useGathered(consents: Consents, onlyPlace: boolean): DeviceRecord | null {
  const [record, setRecord] = useState<DeviceRecord | null>(null);
  const key = agreedIn(consents)
    .filter((name) => (name === 'place') === onlyPlace)
    .join();
  useEffect(() => {
    let wanted = true;
    setRecord(null);
    recordOf(CONSENTS.filter((name) => key.split(',').includes(name))).then(
      (gathered) => wanted && setRecord(gathered),
      () => wanted && setRecord({}),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return record;
}
