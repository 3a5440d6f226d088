import type { ReactNode } from 'react';
import CheckCircle from '~icons/ph/check-circle-fill';
import Lock from '~icons/ph/lock-simple-fill';
import XCircle from '~icons/ph/x-circle-fill';
import { useTranslation } from '../../i18n/i18n';
import * as css from './sheets.css';

/** What a break or exclusion blocks, what stays open, and whether it can be undone. */
export function Facts({ firm }: { firm: 'safer.factFirm' | 'safer.factBreakFirm' }) {
  const { t } = useTranslation();
  return (
    <ul className={css.facts}>
      <Fact tone="neg" icon={<XCircle aria-hidden />} text={t('safer.factNone')} />
      <Fact tone="pos" icon={<CheckCircle aria-hidden />} text={t('safer.factSettle')} />
      <Fact tone="plain" icon={<Lock aria-hidden />} text={t(firm)} />
    </ul>
  );
}

interface FactProps {
  readonly tone: keyof typeof css.factIcons;
  readonly icon: ReactNode;
  readonly text: string;
}

function Fact({ tone, icon, text }: FactProps) {
  return (
    <li className={css.fact}>
      <span className={css.factIcons[tone]}>{icon}</span>
      {text}
    </li>
  );
}
