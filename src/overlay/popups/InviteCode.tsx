import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { Fragment, useState } from 'react';
import Copy from '~icons/ph/copy-bold';
import Share from '~icons/ph/share-network-bold';
import { useTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { showToast } from '../../shared/popups/toasts';
import { fetchNow } from '../../shared/query/readQuery';
import { inviteCodeAtom, isInviteCode } from '../../shared/session/invite';
import { inviteQuery } from '../../shared/session/inviteQuery';
import { userAtom } from '../../shared/session/user';
import { Button } from '../../ui/form/Button';
import { CodeInput } from '../../ui/form/CodeInput';
import { IconButton } from '../../ui/form/IconButton';
import { QrCode } from '../../ui/picture/QrCode';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './popups.css';

interface InviteCodeProps {
  readonly onClose: () => void;
}

/** The player's invite code; for a guest, the field for the code they were invited with. */
export function InviteCode({ onClose }: InviteCodeProps) {
  const user = useAtomValue(userAtom);
  return user === null ? (
    <Invited onClose={onClose} />
  ) : (
    <Inviting code={user.inviteCode} onClose={onClose} />
  );
}

/** The invite link from the server: null while it loads, empty if loading failed. */
function useInviteLink(code: string): string | null {
  const { data, isError } = useQuery(inviteQuery(code));
  // A server without a configured public address returns only the path.
  if (data !== undefined) return new URL(data.inviteLink, window.location.origin).href;
  return isError ? '' : null;
}

function Inviting({ code, onClose }: InviteCodeProps & { readonly code: string }) {
  const { t } = useTranslation();
  const link = useInviteLink(code);
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: t('popups.inviteCopied'), tone: 'success' }),
      () => showToast({ text: t('popups.inviteCopyFailed'), tone: 'error' }),
    );
  const canShare = navigator.share !== undefined;
  const share = () => {
    if (link === null || link === '') return;
    // Closing the share sheet rejects, which is not an error.
    if (canShare) navigator.share({ url: link }).catch(() => undefined);
    else void copy(link);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('popups.inviteTitle')}
      footer={
        <Button
          wide
          busy={link === null}
          disabled={link === ''}
          describedBy="invite-link"
          icon={<Share aria-hidden />}
          onClick={share}
        >
          {t(canShare ? 'popups.inviteShare' : 'popups.inviteCopy')}
        </Button>
      }
    >
      <p className={css.text}>{t('popups.inviteText')}</p>
      <div className={css.ticket}>
        <span>
          <span className={css.label}>{t('popups.inviteCode')}</span>
          <span className={css.code}>{code}</span>
        </span>
        {canShare && (
          <IconButton
            tone="plain"
            label={t('popups.inviteCopy')}
            icon={<Copy aria-hidden />}
            onClick={() => link !== null && link !== '' && void copy(link)}
          />
        )}
      </div>
      {link !== null && link !== '' && (
        <div className={css.share}>
          <QrCode text={link} label={t('invite.qr')} className={css.qr} />
          <p className={css.link}>
            <span className={css.label}>{t('invite.link')}</span>
            <BreakableLink text={link} />
          </p>
        </div>
      )}
      <p id="invite-link" className={css.small} role="status">
        {link === '' && t('popups.inviteTrouble')}
      </p>
    </Sheet>
  );
}

/** A link that goes on in a new line between its parts, and within one only where that is too long. */
function BreakableLink({ text }: { readonly text: string }) {
  return text.split(/(?=[?&])|(?<=\/)(?!\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Invited({ onClose }: InviteCodeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [kept, keep] = useAtom(inviteCodeAtom);
  const [typed, setTyped] = useState(kept ?? '');
  const [wrong, setWrong] = useState<StringKey | null>(null);
  const [busy, setBusy] = useState(false);
  const code = typed.trim();
  const use = async () => {
    if (!isInviteCode(code)) return setWrong('popups.guestWrong');
    setBusy(true);
    const reply = await fetchNow(inviteQuery(code)).catch(() => null);
    setBusy(false);
    if (reply === null) return setWrong('popups.guestUnheard');
    if (!reply.validated) return setWrong('popups.guestWrong');
    keep(code);
    // The popup has a history entry; registration replaces it.
    navigate('/login?type=0', { replace: true });
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('popups.guestTitle')}
      footer={
        <Button wide busy={busy} onClick={() => void use()}>
          {t('popups.guestUse')}
        </Button>
      }
    >
      <p className={css.text}>{t('popups.guestText')}</p>
      <div className={css.field}>
        <CodeInput
          label={t('popups.guestField')}
          value={typed}
          hint={kept !== null && kept === code ? t('popups.guestKept') : undefined}
          error={wrong === null ? undefined : t(wrong)}
          good={kept !== null && kept === code}
          onChange={(event) => {
            setWrong(null);
            setTyped(event.target.value);
          }}
        />
      </div>
    </Sheet>
  );
}
