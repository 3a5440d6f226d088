import { useState } from 'react';
import { inviteCalls, type RedBag } from '../../../contract/rewards/invite';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { openPopup } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { queryClient } from '../../shared/query/queryClient';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { lacksAge, setUser, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { Bag } from './art/Bag';
import * as css from './popups.css';

interface InviteBagProps {
  readonly onClose: () => void;
  readonly bag: RedBag;
}

type Opened = Awaited<ReturnType<typeof openBag>>;

const openBag = ({ id }: RedBag) => send(inviteCalls.claim, { id }, { quiet: true });

/** A red bag for a stage that a friend has reached. Its amount shows before it is opened. */
export function InviteBag({ onClose, bag }: InviteBagProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async () => {
    if (lacksAge(readAtom(userAtom))) {
      onClose();
      return openPopup('birthday', { onDone: () => openPopup('inviteBag', { bag }) });
    }
    setBusy(true);
    try {
      const reply = await openBag(bag);
      const user = readAtom(userAtom);
      if (user !== null) setUser({ ...user, finance: reply.finance });
      setOpened(reply);
    } catch (error) {
      showToast({ text: rewardErrorText(error, t), tone: 'error' });
      onClose();
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: [inviteCalls.page.path] });
    }
  };
  const { name, stage, amount } = bag;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('popups.redBagTitle')}
      footer={
        opened === null ? (
          <Button wide busy={busy} onClick={() => void open()}>
            {t('invite.bagOpen')}
          </Button>
        ) : (
          <Button wide onClick={onClose}>
            {t('wallet.done')}
          </Button>
        )
      }
    >
      <div className={css.show}>
        <Bag className={css.bag} />
        <p className={css.amount}>{amountText(amount, '₱', true)}</p>
        <p className={css.text} role="status">
          {opened === null
            ? t('invite.bagText', { name, stage })
            : t('invite.bagPaid', { amount: amountText(opened.paid) })}
        </p>
        {opened !== null && opened.setOff > 0n && (
          <p className={css.small}>{t('invite.bagSetOff', { amount: amountText(opened.setOff) })}</p>
        )}
      </div>
    </Sheet>
  );
}
