import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { openLayer } from './backStack';
import * as css from './SheetPanel.css';
import type { SheetProps } from './sheetProps';

export function SheetPanel({ open, onClose, title, subtitle, picture, children, footer }: SheetProps) {
  const { t } = useTranslation();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? openLayer(() => close.current()) : undefined), [open]);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop className={css.backdrop} />
        <Drawer.Viewport className={css.viewport}>
          <Drawer.Popup className={css.popup} data-picture={picture !== undefined || undefined}>
            <div className={css.grab} />
            <header className={css.header}>
              {picture !== undefined && <div className={css.picture}>{picture}</div>}
              <div className={css.title}>
                <Drawer.Title>{title}</Drawer.Title>
                {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
              </div>
              <Drawer.Close className={css.close} aria-label={t('ui.close')}>
                <X size="1.25rem" aria-hidden="true" />
              </Drawer.Close>
            </header>
            {/* Makes plain text scrollable from the keyboard: it contains nothing else to focus. */}
            <Drawer.Content className={css.content} tabIndex={0}>
              {children}
            </Drawer.Content>
            {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
