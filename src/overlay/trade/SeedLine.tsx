import { useAtomValue } from 'jotai';
import { useState } from 'react';
import History from '~icons/ph/clock-counter-clockwise';
import Seal from '~icons/ph/seal-check-fill';
import { segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { timeText } from '../../shared/dateText';
import { Link } from '../../ui/page/Link';
import { NoteSheet } from '../../ui/sheet/NoteSheet';
import { Fact, Facts } from './Facts';
import { segmentAtom } from './feed';
import * as css from './SeedLine.css';
import * as text from './Trade.css';
import type { Trade } from './useTrade';

/** The seed that decides the running segment, how to check it, and the way to past orders. */
export function SeedLine({ trade: { page } }: { readonly trade: Trade }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const told = useAtomValue(segmentAtom);
  const segment = told ?? page?.segment ?? null;
  return (
    <div className={css.line}>
      {segment !== null && (
        <button type="button" className={css.seed} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={css.pill}>
            <Seal aria-hidden />
            {t('trade.seed', { seed: shortened(segment.commitment) })}
          </span>
          <b>{t('trade.check')}</b>
        </button>
      )}
      <Link className={css.history} to="/trade/orders">
        <History aria-hidden />
        {t('trade.history')}
      </Link>
      {isOpen && segment !== null && (
        <SegmentSheet
          segment={segment}
          chainEnd={page?.chain?.chainEnd ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const shortened = (hex: string): string => `${hex.slice(0, 4)}…${hex.slice(-3)}`;

interface SegmentSheetProps {
  readonly segment: NonNullable<NonNullable<Trade['page']>['segment']>;
  readonly chainEnd: string;
  readonly onClose: () => void;
}

/** How the prices of a segment come about, and what bound them before it. */
function SegmentSheet({ segment, chainEnd, onClose }: SegmentSheetProps) {
  const { t, language } = useTranslation();
  const time = (at: number) => timeText(new Date(segmentStartMs(at)), LANGUAGES[language].tag);
  return (
    <NoteSheet title={t('trade.fairTitle')} done={t('trade.missedDone')} onClose={onClose}>
      <p className={text.text}>{t('trade.fairText')}</p>
      <Facts>
        <Fact name={t('trade.fairSegment')}>
          {time(segment.segment)} – {time(segment.segment + 1)}
        </Fact>
        <Fact name={t('trade.fairCommitment')} isCode>
          {segment.commitment}
        </Fact>
        <Fact name={t('trade.fairBeacon')}>
          {segment.network}, {segment.beaconRound}
        </Fact>
        {chainEnd !== '' && (
          <Fact name={t('trade.fairChain')} isCode>
            {chainEnd}
          </Fact>
        )}
      </Facts>
      <p className={text.text}>{t('trade.fairAfter')}</p>
    </NoteSheet>
  );
}
