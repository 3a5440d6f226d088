import { useAtomValue } from 'jotai';
import { type ChangeEvent, useState } from 'react';
import Camera from '~icons/ph/camera-fill';
import { profileCalls } from '../../../contract/account/profile';
import { userCalls } from '../../../contract/account/user';
import { errorText } from '../../i18n/errorText';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { onlineAtom } from '../../shared/online';
import { showToast } from '../../shared/popups/toasts';
import { setUser } from '../../shared/session/user';
import { changeAtom } from '../../shared/store/store';
import { Button } from '../../ui/form/Button';
import { TextField } from '../../ui/form/TextField';
import { Sheet } from '../../ui/sheet/Sheet';
import { Reason } from '../../ui/text/Reason';
import * as css from './AccountPage.css';
import { Avatar } from './art/Avatar';
import { AVATAR_COUNT, avatarAtom } from './avatar';
import { CENTRED, type Placing } from './cropPicture';
import { changeProfile, profileAtom } from './profile';
import { CropFrame } from './sheets/CropFrame';
import { closePicture, openPicture, squareOf } from './sheets/picture';
import * as own from './sheets/sheets.css';

const NAME_MAX_LENGTH = 24;

interface ProfileSheetProps {
  open: boolean;
  onClose: () => void;
  name: string;
}

/** Edits name and picture: a drawn avatar or an uploaded photo. */
export function ProfileSheet({ open, onClose, name }: ProfileSheetProps) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const current = useAtomValue(profileAtom)?.avatar ?? null;
  const localIndex = useAtomValue(avatarAtom);
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrongName, setWrongName] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const photo = usePhoto(setRefused);
  const next = (typed ?? name).trim();
  const avatar = chosen ?? (current === null || current.url === null ? (current?.index ?? localIndex) : null);

  const close = () => {
    photo.forget();
    setChosen(null);
    setTyped(null);
    setWrongName(null);
    setRefused(null);
    onClose();
  };
  const save = async () => {
    if (busy || !online) return;
    if (next === '') return setWrongName(t('account.nameMissing'));
    setBusy(true);
    setRefused(null);
    try {
      if (next !== name) setUser(await send(userCalls.setName, { name: next }, { quiet: true }));
      if (chosen !== null) {
        await changeProfile(profileCalls.chooseAvatar, { index: chosen });
        changeAtom(avatarAtom, chosen);
      }
      close();
    } catch (error) {
      setRefused(errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  const upload = async () => {
    if (busy || !online) return;
    setBusy(true);
    setRefused(null);
    try {
      const image = await photo.square();
      if (image === null) return setRefused(t('account.photoWrong'));
      await changeProfile(profileCalls.uploadAvatar, { image });
      // Keep the sheet open while a name is being typed.
      if (typed === null) close();
      else photo.forget();
      setChosen(null);
      showToast({ text: t('account.photoDone'), tone: 'success' });
    } catch (error) {
      setRefused(errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('account.edit')}
      footer={
        <>
          {photo.picture === null ? (
            <Button
              wide
              busy={busy}
              disabled={!online}
              describedBy="profile-foot"
              onClick={() => void save()}
            >
              {t('account.save')}
            </Button>
          ) : (
            <div className={own.pair}>
              <Button tone="secondary" onClick={photo.forget}>
                {t('account.photoBack')}
              </Button>
              <Button busy={busy} disabled={!online} describedBy="profile-foot" onClick={() => void upload()}>
                {t('account.photoUse')}
              </Button>
            </div>
          )}
          <Reason id="profile-foot" wrong={refused} off={online ? null : t('account.offline')} />
        </>
      }
    >
      {photo.picture !== null ? (
        <CropFrame picture={photo.picture} placing={photo.placing} onPlace={photo.place} />
      ) : (
        <div className={own.form}>
          <AvatarChoice chosen={avatar} onChoose={setChosen} />
          <label className={own.upload}>
            <Camera aria-hidden />
            {t('account.photoUpload')}
            <input type="file" accept="image/*" className={own.file} onChange={photo.open} />
          </label>
          <TextField
            label={t('account.name')}
            value={typed ?? name}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="nickname"
            enterKeyHint="done"
            error={wrongName ?? undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrongName(null);
              setRefused(null);
            }}
            onKeyDown={(event) => event.key === 'Enter' && void save()}
          />
        </div>
      )}
    </Sheet>
  );
}

/** The photo being cropped; null if there is none. */
function usePhoto(onRefused: (why: string | null) => void) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [placing, place] = useState<Placing>(CENTRED);
  const forget = () => {
    if (picture !== null) closePicture(picture);
    setPicture(null);
    onRefused(null);
  };
  return {
    picture,
    placing,
    place,
    forget,
    square: async () => (picture === null ? null : squareOf(picture, placing)),
    open: (event: ChangeEvent<HTMLInputElement>) => {
      const file = event.target.files?.[0];
      // Lets the same file be chosen again.
      event.target.value = '';
      if (file === undefined) return;
      onRefused(null);
      openPicture(file).then(
        (opened) => {
          place(CENTRED);
          setPicture(opened);
        },
        () => onRefused(t('account.photoWrong')),
      );
    },
  };
}

function AvatarChoice({ chosen, onChoose }: { chosen: number | null; onChoose: (index: number) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.avatars} aria-label={t('account.avatar')}>
      {Array.from({ length: AVATAR_COUNT }, (_, index) => index).map((index) => (
        <label key={index} className={css.choice}>
          <input
            type="radio"
            name="avatar"
            className={css.radio}
            checked={index === chosen}
            onChange={() => onChoose(index)}
            aria-label={t('account.avatarNumber', { number: index + 1 })}
          />
          <Avatar index={index} size="4.5rem" />
        </label>
      ))}
    </fieldset>
  );
}
