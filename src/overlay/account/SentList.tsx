import { useEffect, useState } from 'react';
import { CONSENTS, type DeviceRecord } from '../../../contract/deviceRecord';
import { agreedIn, recordOf } from '../../device/record';
import type { Consents } from '../../io/identity';
import { Skeleton } from '../../ui/Skeleton';
import { LANGUAGES } from '../../words/languages';
import { useWords } from '../../words/words';
import * as css from './Share.css';
import { sentLines } from './sentLines';

/** What leaves this device under these consents, gathered here and now, as it would be sent. */
export function SentList({ consents, id }: { consents: Consents; id: string }) {
  const { t, language } = useWords();
  const told = useGathered(consents, false);
  const place = useGathered(consents, true);
  if (told === null) {
    return (
      <div className={css.sent} id={id} aria-busy="true">
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    );
  }
  const lines = sentLines({ ...told, geoPosition: place?.geoPosition }, t, LANGUAGES[language].tag);
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

/** The place, or all but the place, for which the others need not wait; null while it is gathered. */
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
