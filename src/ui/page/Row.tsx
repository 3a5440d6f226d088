import { ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { unseen } from '../../theme/recipes.css';
import { Link } from './Link';
import * as css from './List.css';

interface RowProps {
  icon?: ReactNode;
  label: string;
  value?: ReactNode;
  /** A route: the row is a link. */
  to?: Address;
  /** An address outside the app: opens in another tab. */
  href?: string;
  onClick?: () => void;
  /** Cannot be changed any more: shows a lock in place of the arrow. */
  locked?: boolean;
}

/** One line of a list: icon, label, value, and an arrow if it is a link. */
export function Row({ icon, label, value, to, href, onClick, locked = false }: RowProps) {
  const { t } = useTranslation();
  const leads = to !== undefined || href !== undefined || onClick !== undefined;
  const inside = (
    <>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{label}</span>
      <span className={css.value}>{value}</span>
      {locked && (
        <span className={css.end}>
          <Lock size="1rem" aria-hidden />
          <span className={unseen}>{t('ui.locked')}</span>
        </span>
      )}
      {leads && !locked && (
        <span className={css.end}>
          <ChevronRight size="1.15rem" aria-hidden />
        </span>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <li>
        <Link className={css.row} to={to} onClick={onClick}>
          {inside}
        </Link>
      </li>
    );
  }
  if (href !== undefined) {
    return (
      <li>
        <a className={css.row} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
          {inside}
        </a>
      </li>
    );
  }
  if (onClick !== undefined) {
    return (
      <li>
        <button type="button" className={css.row} onClick={onClick}>
          {inside}
        </button>
      </li>
    );
  }
  return (
    <li>
      <div className={css.row}>{inside}</div>
    </li>
  );
}
