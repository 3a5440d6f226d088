import { useAtomValue } from 'jotai';
import { type ChangeEvent, useId, useState } from 'react';
import Camera from '~icons/ph/camera-fill';
import Check from '~icons/ph/check-circle-fill';
import {
  IDENTITY_LIMITS,
  type IdentityDocument,
  identityCalls,
  identityDocuments,
} from '../../../contract/account/identity';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { onlineAtom } from '../../shared/online';
import { shrinkPicture } from '../../shared/picture';
import { queryClient } from '../../shared/query/queryClient';
import { uidAtom } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { Button } from '../../ui/form/Button';
import { TextField } from '../../ui/form/TextField';
import { Reason } from '../../ui/text/Reason';
import { Spinner } from '../../ui/text/Spinner';
import * as cashOut from './CashOut.css';
import { cashOutErrorText } from './cashOutErrorText';
import * as fields from './Fields.css';
import { identityQuery } from './queries';

const DOCUMENT_NUMBER = /^[A-Z0-9-]{4,32}$/;

/** Name, birthday and number as on the document, and two pictures. */
export function IdentityForm() {
  const { t } = useTranslation();
  const id = useId();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const [document, setDocument] = useState<IdentityDocument>('nationalId');
  const [documentNumber, setNumber] = useState('');
  const [fullName, setName] = useState('');
  const [birthday, setBirthday] = useState('');
  const [documentImage, setDocumentImage] = useState<string | null>(null);
  const [faceImage, setFaceImage] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const number = documentNumber.trim().toUpperCase();
    const isTyped = DOCUMENT_NUMBER.test(number) && fullName.trim() !== '' && birthday !== '';
    if (!isTyped || documentImage === null || faceImage === null) {
      return setWrong(t('cashout.identityMissing'));
    }
    setBusy(true);
    setWrong(null);
    try {
      const state = await send(
        identityCalls.submit,
        { document, documentNumber: number, fullName: fullName.trim(), birthday, documentImage, faceImage },
        { quiet: true },
      );
      queryClient.setQueryData(identityQuery(uid).queryKey, state);
      void refreshUser().catch(() => null);
    } catch (error) {
      setWrong(cashOutErrorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={cashOut.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={cashOut.text}>{t('cashout.identityText')}</p>
      <label className={fields.selectBox}>
        <span className={fields.selectLabel}>{t('cashout.document')}</span>
        <select
          className={fields.select}
          value={document}
          onChange={(event) => setDocument(event.target.value as IdentityDocument)}
        >
          {identityDocuments.map((one) => (
            <option key={one} value={one}>
              {t(`cashout.document_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={t('cashout.documentNumber')}
        autoComplete="off"
        maxLength={32}
        value={documentNumber}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={t('cashout.fullName')}
        autoComplete="name"
        maxLength={IDENTITY_LIMITS.nameLength}
        value={fullName}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('cashout.birthday')}
        type="date"
        autoComplete="bday"
        value={birthday}
        onChange={(event) => setBirthday(event.target.value)}
      />
      <PictureField label={t('cashout.documentPicture')} image={documentImage} onImage={setDocumentImage} />
      <PictureField label={t('cashout.facePicture')} image={faceImage} onImage={setFaceImage} />
      <p className={cashOut.help}>{t('cashout.identityPrivate')}</p>
      <Button type="submit" wide busy={busy} disabled={!online} describedBy={`${id}-reason`}>
        {t('cashout.sendIdentity')}
      </Button>
      <Reason id={`${id}-reason`} wrong={wrong} off={online ? null : t('cashout.offline')} />
    </form>
  );
}

interface PictureFieldProps {
  readonly label: string;
  /** A JPEG in base64. */
  readonly image: string | null;
  readonly onImage: (image: string | null) => void;
}

function PictureField({ label, image, onImage }: PictureFieldProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined || busy) return;
    setBusy(true);
    const picture = await shrinkPicture(file);
    setBusy(false);
    setFailed(picture === null);
    onImage(picture?.image ?? null);
  };
  return (
    <label className={fields.picture} data-done={image === null ? undefined : ''}>
      {busy ? <Spinner size="1.4em" /> : image === null ? <Camera aria-hidden /> : <Check aria-hidden />}
      <span className={cashOut.twoLines}>
        <b>{label}</b>
        <span>
          {t(
            failed ? 'cashout.pictureWrong' : image === null ? 'cashout.takePicture' : 'cashout.pictureTaken',
          )}
        </span>
      </span>
      <input
        type="file"
        accept="image/*"
        className={fields.file}
        // Lets the same file be chosen again. Until then the field has it: a page with a filled field is not reloaded.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={(event) => void choose(event)}
      />
    </label>
  );
}
