import { useState } from 'react';
import type { LineLeft } from '../../../../contract/envelope';
import type { LottoLimits } from '../../../../contract/lotto';
import { LOTTO_LINES_MAX, pickKey } from '../../../../games/kit/fairness/lotto/lines';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { notice } from '../AwayNotice.css';
import { drawText, hourText, numbersText, timesText } from '../lottoText';
import { changeDraft, type Draft, type DraftLine, leftFor, withoutPool } from './draft';
import { LineSheet } from './LineSheet';
import * as css from './PanelPage.css';

interface PoolProps {
  readonly draft: Draft;
  readonly limits: LottoLimits;
  /** What is left for lines that are too much, by their place from 0. */
  readonly left: readonly LineLeft[];
  /** Called when the pool has changed. */
  readonly onChange: () => void;
}

/** The lines of the ticket. A tap on one opens it. */
export function Pool({ draft, limits, left, onChange }: PoolProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const { lines } = draft;
  // By its pick: lines move up when those before them have been bought.
  const found = lines.findIndex((line) => pickKey(line) === opened);
  const at = found === -1 ? null : found;
  if (opened !== null && at === null) setOpened(null);
  const leftOf = (at: number) => leftFor(left, at, Number(limits.stakeMin / 100n));
  if (lines.length === 0) return <p className={css.note}>{t('lotto.poolEmpty')}</p>;
  return (
    <section className={css.pool} aria-label={t('lotto.onTicket')}>
      <h2 className={css.poolTitle}>{t('lotto.onTicket')}</h2>
      <div className={css.chips}>
        {lines.map((line, at) => (
          <Chip
            key={`${line.game} ${line.order} ${numbersText(line.numbers)}`}
            line={line}
            left={leftOf(at)}
            onOpen={() => setOpened(pickKey(line))}
          />
        ))}
      </div>
      <span className={css.poolCount}>
        {t('lotto.linesOf', { has: lines.length, most: LOTTO_LINES_MAX })}
      </span>
      <LineSheet
        at={at}
        draft={draft}
        limits={limits}
        left={at === null ? null : leftOf(at)}
        onClose={() => setOpened(null)}
        onChange={onChange}
      />
    </section>
  );
}

interface ChipProps {
  readonly line: DraftLine;
  /** What its pick still takes, in pesos; null unless the line is too much. */
  readonly left: number | null;
  readonly onOpen: () => void;
}

function Chip({ line, left, onOpen }: ChipProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={css.chip} data-full={left !== null || undefined} onClick={onOpen}>
      <b>{t('lotto.chip', { numbers: numbersText(line.numbers), order: t(`lotto.short_${line.order}`) })}</b>
      <small>
        {left === null
          ? `₱${line.pesos}, ${timesText(line)}`
          : t(left === 0 ? 'lotto.full' : 'lotto.leftOnly', { amount: `₱${left}` })}
      </small>
    </button>
  );
}

interface ClosedDrawNoticeProps {
  readonly draft: Draft;
  /** The draw that sells. */
  readonly draw: number;
  readonly drawsAt: string | null;
}

/** The draw of the pool has closed: its lines are offered for the next one, and never moved without a word. */
export function ClosedDrawNotice({ draft, draw, drawsAt }: ClosedDrawNoticeProps) {
  const { t } = useTranslation();
  if (draft.draw === null || draft.draw === draw || drawsAt === null) return null;
  return (
    <section className={notice} role="status">
      <p>
        {t('lotto.poolClosed', { draw: drawText(draft.draw), next: drawText(draw), time: hourText(drawsAt) })}
      </p>
      <div className={css.noticeActions}>
        <Button tone="secondary" size="m" onClick={() => changeDraft(withoutPool)}>
          {t('lotto.emptyPool')}
        </Button>
        <Button size="m" onClick={() => changeDraft((before) => ({ ...before, draw }))}>
          {t('lotto.usePool', { time: hourText(drawsAt) })}
        </Button>
      </div>
    </section>
  );
}
