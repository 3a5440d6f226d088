import { useState } from 'react';
import Download from '~icons/ph/download-simple-bold';
import Leave from '~icons/ph/user-minus-fill';
import { useTranslation } from '../../i18n/i18n';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import { CloseSheet } from './sheets/CloseSheet';
import { CopySheet } from './sheets/CopySheet';

/** The player's rights over their own data: a copy of it, and closing the account. */
export function DataList() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'copy' | 'close' | null>(null);
  const shut = () => setOpen(null);
  return (
    <>
      <List label={t('account.data')}>
        <Row icon={<Download aria-hidden />} label={t('account.copy')} onClick={() => setOpen('copy')} />
        <Row icon={<Leave aria-hidden />} label={t('account.close')} onClick={() => setOpen('close')} />
      </List>
      <CopySheet open={open === 'copy'} onClose={shut} />
      <CloseSheet open={open === 'close'} onClose={shut} />
    </>
  );
}
