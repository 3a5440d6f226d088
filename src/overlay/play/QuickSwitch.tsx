import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { quickAtom, setQuick } from '../../shared/play/quick';
import { Switch } from '../../ui/form/Switch';
import * as css from './sheets.css';

/** Switches quick mode, for all instant games of this device. */
export function QuickSwitch() {
  const { t } = useTranslation();
  const quick = useAtomValue(quickAtom);
  return (
    <div className={css.setting}>
      <Switch
        label={t('play.quick')}
        hint={t('play.quickHint')}
        checked={quick}
        onChange={(event) => setQuick(event.currentTarget.checked)}
      />
    </div>
  );
}
