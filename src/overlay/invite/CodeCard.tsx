import Copy from '~icons/ph/copy-bold';
import type { InvitePage } from '../../../contract/rewards/invite';
import { centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { showToast } from '../../shared/popups/toasts';
import { card, rimmed } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/form/IconButton';
import { QrCode } from '../../ui/picture/QrCode';
import * as css from './InvitePage.css';

/** The player's code, and the link behind it as a QR code. */
export function CodeCard({ page }: { readonly page: InvitePage }) {
  const { t } = useTranslation();
  const total = page.stages.reduce((sum, { amount }) => sum + amount, 0n);
  const copy = () =>
    navigator.clipboard.writeText(page.inviteCode).then(
      () => showToast({ text: t('invite.copied'), tone: 'success' }),
      () => showToast({ text: t('invite.copyFailed'), tone: 'error' }),
    );
  return (
    <section className={classes(card, rimmed, css.rim)} aria-label={t('invite.yourCode')}>
      <div className={css.codeCard}>
        <div className={css.codeWords}>
          <span className={css.small}>{t('invite.yourCode')}</span>
          <span className={css.codeRow}>
            <b className={css.code}>{page.inviteCode}</b>
            <IconButton
              tone="plain"
              label={t('invite.copyCode')}
              icon={<Copy aria-hidden />}
              onClick={() => void copy()}
            />
          </span>
          {!page.isAgent && (
            <p className={css.gain}>{t('invite.youGet', { amount: amountText(centavos(total)) })}</p>
          )}
        </div>
        <QrCode
          text={new URL(page.inviteLink, window.location.origin).href}
          label={t('invite.qr')}
          className={css.qr}
        />
      </div>
    </section>
  );
}
