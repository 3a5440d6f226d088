import { useAtomValue } from 'jotai';
import { loadAllStrings, useTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { Skeleton } from '../../../ui/text/Skeleton';
import { loadOnOpen } from '../loadOnOpen';
import * as css from '../sheets.css';

/** Until the proof and its strings are here. */
function Waiting() {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  if (!online) return <p className={css.note}>{t('live.offline')}</p>;
  return <Skeleton height="22rem" radius="0.75rem" />;
}

/** The proof of a round with a public number, loaded when it is first shown. */
export const SharedProof = loadOnOpen(
  async () => {
    const [{ SharedProof: Proof }] = await Promise.all([import('./SharedProof'), loadAllStrings()]);
    return Proof;
  },
  () => true,
  Waiting,
);

/** What the table of a shared game publishes, loaded when it is first shown. */
export const TableRecord = loadOnOpen(
  async () => {
    const [{ TableRecord: Record }] = await Promise.all([import('./TableRecord'), loadAllStrings()]);
    return Record;
  },
  () => true,
  Waiting,
);
