import { type ChangeEvent, useState } from 'react';
import Images from '~icons/ph/images';
import { useTranslation } from '../../i18n/i18n';
import { type ShrunkPicture, shrinkPicture } from '../../shared/picture';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './Writing.css';

interface AttachButtonProps {
  /** Shows the label beside the icon. */
  isLabelled?: boolean;
  disabled?: boolean;
  /** Null for a file that cannot be used. */
  onPicture: (picture: ShrunkPicture | null) => void;
}

/** Opens the device's pictures, and makes the chosen one small enough to be sent. */
export function AttachButton({ isLabelled = false, disabled = false, onPicture }: AttachButtonProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again.
    event.target.value = '';
    if (file === undefined || busy) return;
    setBusy(true);
    onPicture(await shrinkPicture(file));
    setBusy(false);
  };
  const label = t('support.attach');
  return (
    <label className={isLabelled ? css.attachWide : css.attach} data-off={disabled ? '' : undefined}>
      {busy ? <Spinner size="1.4em" /> : <Images aria-hidden />}
      {isLabelled && label}
      <input
        type="file"
        accept="image/*"
        className={css.file}
        aria-label={label}
        disabled={disabled}
        onChange={(event) => void choose(event)}
      />
    </label>
  );
}
