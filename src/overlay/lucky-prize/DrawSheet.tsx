import { useCallback, useEffect, useState } from 'react';
import CheckCircle from '~icons/ph/check-circle-fill';
import MinusCircle from '~icons/ph/minus-circle-fill';
import XCircle from '~icons/ph/x-circle-fill';
import type { LuckyDraw } from '../../../contract/rewards/luckyPrize';
import { useTranslation } from '../../i18n/i18n';
import type { CheckState } from '../../shared/workers/roundCheck';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './LuckyPrize.css';
import { CHECKS, type DrawReport, verifyDraw } from './verifyDraw';

interface DrawSheetProps {
  /** Null while it is closed. */
  readonly draw: LuckyDraw | null;
  readonly onClose: () => void;
}

/** Why nobody could choose the winners of a draw, checked on this device. */
export function DrawSheet({ draw, onClose }: DrawSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={draw !== null} onClose={onClose} title={t('lucky.checkTitle')}>
      {draw !== null && <Proof key={draw.monday} draw={draw} />}
    </Sheet>
  );
}

const SIGNS: Readonly<Record<CheckState, typeof CheckCircle>> = {
  ok: CheckCircle,
  practice: CheckCircle,
  failed: XCircle,
  notChecked: MinusCircle,
  notPinned: MinusCircle,
};

function Proof({ draw }: { readonly draw: LuckyDraw }) {
  const { t } = useTranslation();
  const [report, setReport] = useState<DrawReport | 'busy' | 'broken'>('busy');
  const check = useCallback(async () => {
    setReport('busy');
    setReport(await verifyDraw(draw).catch(() => 'broken' as const));
  }, [draw]);
  useEffect(() => {
    void check();
  }, [check]);
  const { serverSeed, commitment, listHash, beacon, week } = draw;
  return (
    <div className={css.stack} aria-busy={report === 'busy'}>
      <p className={css.text}>{t('lucky.checkText')}</p>
      {report === 'busy' && <Skeleton height="13rem" radius="0.9rem" />}
      {report === 'broken' && (
        <div role="alert" className={css.stack}>
          <p className={css.text}>{t('fair.broken')}</p>
          <Button tone="secondary" onClick={() => void check()}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
      {typeof report === 'object' && (
        <ul className={css.checks}>
          {CHECKS.map((name) => {
            const Sign = SIGNS[report[name]];
            return (
              <li key={name} data-state={report[name]}>
                <Sign aria-hidden />
                <span>{t(`lucky.check_${name}`)}</span>
                <b>{t(`fair.state.${report[name]}`)}</b>
              </li>
            );
          })}
        </ul>
      )}
      {beacon.network !== 'quicknet' && (
        <p className={css.small}>
          <b>{t('fair.practice')}</b> {t('fair.practiceText')}
        </p>
      )}
      <details className={css.values}>
        <summary>{t('fair.values')}</summary>
        <dl className={css.hashes}>
          <dt>{t('play.nonce')}</dt>
          <dd>{week}</dd>
          <dt>{t('play.commitment')}</dt>
          <dd>{commitment}</dd>
          <dt>{t('play.serverSeed')}</dt>
          <dd>{serverSeed}</dd>
          <dt>{t('play.clientSeed')}</dt>
          <dd>{listHash}</dd>
          <dt>{t('fair.network')}</dt>
          <dd>
            {beacon.network} {beacon.chainHash}
          </dd>
          <dt>{t('fair.beaconRound')}</dt>
          <dd>{beacon.round}</dd>
          <dt>{t('fair.signature')}</dt>
          <dd>{beacon.signature}</dd>
        </dl>
      </details>
    </div>
  );
}
