import { LOTTO_KEPT_DAYS } from '../../../contract/lotto';
import { useTranslation } from '../../i18n/i18n';
import { DateChoice } from '../../ui/form/DateChoice';
import { shifted } from './lottoText';

interface DrawDateProps {
  readonly date: string | null;
  readonly today: string;
  readonly onChange: (date: string | null) => void;
}

/** One day of the year for which results and tickets are kept, or all of them. */
export function DrawDate({ date, today, onChange }: DrawDateProps) {
  const { t } = useTranslation();
  return (
    <DateChoice
      label={t('lotto.date')}
      all={t('lotto.allDates')}
      date={date}
      first={shifted(today, -LOTTO_KEPT_DAYS)}
      last={today}
      onChange={onChange}
    />
  );
}
