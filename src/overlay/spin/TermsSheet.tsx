import type { SpinPage } from '../../../contract/rewards/spin';
import { useTranslation } from '../../i18n/i18n';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './TermsSheet.css';

interface TermsSheetProps {
  readonly page: Pick<SpinPage, 'price' | 'dailyPoints'> | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The terms: who may spin, what it costs, and how prizes are paid. */
export function TermsSheet({ page, open, onClose }: TermsSheetProps) {
  const { t } = useTranslation();
  const values = { price: page?.price ?? '', daily: page?.dailyPoints ?? '' };
  return (
    <Sheet open={open} onClose={onClose} title={t('spin.terms')}>
      <ol className={css.terms}>
        {([1, 2, 3, 8, 4, 5, 6, 7] as const).map((number) => (
          <li key={number}>{t(`spin.term${number}`, values)}</li>
        ))}
      </ol>
    </Sheet>
  );
}
