import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { IconButton } from '../form/IconButton';
import * as css from './Page.css';

interface PageProps {
  title: string;
  children: ReactNode;
  /** Called by the back button, which is shown only with a handler. */
  onBack?: () => void;
  actions?: ReactNode;
  /** The primary button; stays visible at the bottom of the screen. */
  footer?: ReactNode;
  /** Grows on desktops; otherwise the page is one column. */
  wide?: boolean;
  /** Cuts a long title off in one line; otherwise it wraps. */
  cutTitle?: boolean;
}

/** The layout of an ordinary page: header with title, one column, footer. */
export function Page({ title, children, onBack, actions, footer, wide, cutTitle }: PageProps) {
  const { t } = useTranslation();
  return (
    <div className={wide ? css.wide : css.page}>
      <header className={css.header}>
        {onBack !== undefined && (
          <IconButton label={t('ui.back')} icon={<ArrowLeft size="1.3rem" aria-hidden />} onClick={onBack} />
        )}
        <h1 className={cutTitle ? css.titleCut : css.title}>{title}</h1>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      <div className={css.body}>{children}</div>
      {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
    </div>
  );
}
