import { unseen } from '../look/recipes.css';
import { BrandMark } from '../ui/BrandMark';
import { BrandName } from '../ui/BrandName';
import { Spinner } from '../ui/Spinner';
import { useWords } from '../words/words';
import * as css from './Curtain.css';

export function Curtain() {
  const { t } = useWords();
  return (
    <div className={css.curtain} role="status">
      <BrandMark size="5.5rem" />
      <BrandName className={css.name} />
      <Spinner />
      <span className={unseen}>{t('ui.loading')}</span>
    </div>
  );
}
