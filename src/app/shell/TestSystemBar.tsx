import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import * as css from './TestSystemBar.css';

/** Says that payments and codes are simulated; visible only where production runs with the sandbox. */
export function TestSystemBar() {
  const isTestSystem = useAtomValue(publicConfigAtom)?.testSystem ?? false;
  const { t } = useTranslation();
  if (!isTestSystem) return null;
  return (
    <p className={css.bar} role="note">
      {t('shell.testSystem')}
    </p>
  );
}
