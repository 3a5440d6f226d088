import Remove from '~icons/ph/x-bold';
import { useTranslation } from '../../i18n/i18n';
import { jpegUrl, type ShrunkPicture } from '../../shared/picture';
import * as css from './Writing.css';

interface AttachedPictureProps {
  picture: ShrunkPicture;
  onRemove: () => void;
}

/** The picture that will be sent, with a button to leave it out. */
export function AttachedPicture({ picture, onRemove }: AttachedPictureProps) {
  const { t } = useTranslation();
  return (
    <span className={css.attached}>
      <img className={css.thumb} src={jpegUrl(picture.image)} alt={t('support.attached')} />
      <button type="button" className={css.remove} aria-label={t('support.detach')} onClick={onRemove}>
        <Remove aria-hidden />
      </button>
    </span>
  );
}
