import { useTranslation } from '../../i18n/i18n';
import { Tabs } from '../../ui/page/Tabs';
import { RECORD_TYPES, type RecordType } from './records';
import { useCashOutShown } from './useCashOutShown';

interface RecordTabsProps {
  type: RecordType;
  onChange: (type: RecordType) => void;
}

export function RecordTabs({ type, onChange }: RecordTabsProps) {
  const { t } = useTranslation();
  const hasCashOut = useCashOutShown();
  // Where nothing can be cashed out, nothing goes out.
  const keys = (Object.keys(RECORD_TYPES) as RecordType[]).filter((key) => key !== 'out' || hasCashOut);
  return (
    <Tabs<RecordType>
      label={t('wallet.recordType')}
      look="pill"
      tabs={keys.map((key) => ({ key, label: t(`wallet.type_${key}`) }))}
      active={type}
      onChange={onChange}
    />
  );
}
