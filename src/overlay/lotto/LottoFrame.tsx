import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { useRecordNotice } from '../../shared/record/recordWatch';
import { saferPlayQuery } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';
import { Link } from '../../ui/page/Link';
import { Bunting } from './art/Bunting';
import * as css from './LottoFrame.css';
import { useLottoLive } from './useLottoLive';

interface LottoFrameProps {
  readonly title: string;
  /** Where Back leads if the page was opened directly. */
  readonly home: Address;
  readonly actions?: ReactNode;
  /** How far the sky reaches down: behind a countdown, tabs, or the numbers of a draw. */
  readonly sky: 'high' | 'low' | 'tall';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What the pages of lotto have in common: a sky with flags behind the title. */
export function LottoFrame({ title, home, actions, sky, footer, children }: LottoFrameProps) {
  const { t } = useTranslation();
  const back = useBack(home);
  useLottoLive();
  // Every page asks whether its player is on a break or excluded: no page may lead them to a ticket.
  useQuery(saferPlayQuery(useAtomValue(uidAtom)));
  useRecordNotice();
  return (
    <div className={css.page}>
      <div className={{ high: css.highSky, low: css.lowSky, tall: css.tallSky }[sky]} aria-hidden="true" />
      <header className={css.header}>
        <RoundButton label={t('ui.back')} onClick={back}>
          <ArrowLeft size="1.3rem" aria-hidden />
        </RoundButton>
        <h1 className={css.title}>{title}</h1>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      {sky !== 'low' && (
        <div className={css.bunting}>
          <Bunting />
        </div>
      )}
      <div className={css.body}>{children}</div>
      {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
    </div>
  );
}

interface RoundButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** A round button of the title. */
export const RoundButton = ({ label, children, onClick }: RoundButtonProps) => (
  <button type="button" className={css.round} aria-label={label} onClick={onClick}>
    {children}
  </button>
);

interface RoundLinkProps extends Omit<RoundButtonProps, 'onClick'> {
  readonly to: Address;
}

/** A round link of the title. */
export const RoundLink = ({ label, children, to }: RoundLinkProps) => (
  <Link className={css.round} to={to} aria-label={label}>
    {children}
  </Link>
);
