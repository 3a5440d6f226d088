import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { IconButton } from '../form/IconButton';
import * as css from './Page.css';

interface PageProps {
  title: string;
  children: ReactNode;
  /** Shows the back button. */
  onBack?: () => void;
  actions?: ReactNode;
  /** The place of the primary button: stays in view at the foot of the screen. */
  footer?: ReactNode;
  /** Grows with a desktop; else it stays one column to read. */
  wide?: boolean;
}

/** The frame of an ordinary page: header with title, one column, foot. */
export function Page({ title, children, onBack, actions, footer, wide = false }: PageProps) {
  const { t } = useTranslation();
  return (
    <div className={wide ? css.wide : css.page}>
      <header className={css.header}>
        {onBack !== undefined && (
          <IconButton label={t('ui.back')} icon={<ArrowLeft size="1.3rem" aria-hidden />} onClick={onBack} />
        )}
        <h1 className={css.title}>{title}</h1>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      <div className={css.body}>{children}</div>
      {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
    </div>
  );
}
