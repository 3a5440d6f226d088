import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import Cards from '~icons/ph/poker-chip-fill';
import type { PlayResult } from '../../../contract/account/saferPlay';
import type { Centavos } from '../../../games/kit/rules/money';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { shortDayText } from '../../shared/dateText';
import { reportEvent } from '../../shared/missions/reportEvent';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Tabs } from '../../ui/page/Tabs';
import { amountText } from '../../ui/text/Amount';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { durationText } from './duration';
import { Figures } from './Figures';
import { LoadFailed, MembersOnly } from './MembersOnly';
import * as css from './Safer.css';
import { useResults } from './useResults';

type Period = PlayResult['period'];
const PERIODS: readonly Period[] = ['day', 'week', 'month'];

/** Results of play: the current day, week and month. */
export function ResultsPage() {
  const { t } = useTranslation();
  const back = useBack('/playsafe');
  return (
    <Page title={t('safer.resultsTitle')} onBack={back}>
      <MembersOnly>
        <Content />
      </MembersOnly>
    </Page>
  );
}

function Content() {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const { list, failed, retry } = useResults();
  const [period, setPeriod] = useState<Period>('day');
  const isShown = list !== null;
  useEffect(() => {
    if (isShown) reportEvent('ownResults');
  }, [isShown]);
  const shown = list?.find((result) => result.period === period) ?? null;
  return (
    <>
      <Tabs<Period>
        label={t('safer.resultsTabs')}
        look="pill"
        tabs={PERIODS.map((key) => ({ key, label: t(`safer.period_${key}`) }))}
        active={period}
        onChange={setPeriod}
      />
      {shown !== null && <Result result={shown} />}
      {shown === null && (failed || !online) && <LoadFailed onRetry={retry} />}
      {shown === null && !failed && online && (
        <>
          <Skeleton width="12rem" />
          <Skeleton height="16rem" radius="0.75rem" />
        </>
      )}
    </>
  );
}

const larger = (a: Centavos, b: Centavos): Centavos => (a > b ? a : b);

function Result({ result }: { result: PlayResult }) {
  const { t, language } = useTranslation();
  const { period, from, deposited, staked, paid, net, playedMinutes } = result;
  const moment = shortDayText(new Date(from), LANGUAGES[language].tag);
  const since = t(`safer.since_${period}`, { moment });
  const most = larger(staked, paid);
  if (staked === 0n && deposited === 0n && paid === 0n) {
    return (
      <>
        <p className={css.hint}>{since}</p>
        <Empty icon={<Cards aria-hidden />} title={t('safer.nothingTitle')} text={t('safer.nothingText')} />
      </>
    );
  }
  return (
    <>
      <p className={css.hint}>{since}</p>
      <section className={classes(card, css.outcome)}>
        <div>
          <p className={css.hint}>{t('safer.net')}</p>
          <p className={css.nets[net < 0n ? 'loss' : net > 0n ? 'gain' : 'even']}>
            {amountText(net, '₱', true)}
          </p>
        </div>
        <Share label={t('safer.staked')} amount={staked} most={most} />
        <Share label={t('safer.returned')} amount={paid} most={most} />
        <p className={css.hint}>{t('safer.netHint')}</p>
      </section>
      <Figures
        figures={[
          { key: 'deposited', label: t('safer.deposited'), text: amountText(deposited) },
          { key: 'time', label: t('safer.time'), text: durationText(playedMinutes, t) },
        ]}
      />
      <Button tone="secondary" wide to="/record">
        {t('safer.everyBet')}
      </Button>
    </>
  );
}

interface ShareProps {
  readonly label: string;
  readonly amount: Centavos;
  /** The amount of a full bar. */
  readonly most: Centavos;
}

/** An amount with a bar of proportional length, so that staked and returned can be compared. */
function Share({ label, amount, most }: ShareProps) {
  return (
    <div className={css.share}>
      <p className={css.shareLine}>
        <span className={css.hint}>{label}</span>
        <b>{amountText(amount)}</b>
      </p>
      <div className={css.bar} aria-hidden="true">
        <div
          className={css.barUsed}
          style={{ width: `${most === 0n ? 0 : (Number(amount) / Number(most)) * 100}%` }}
        />
      </div>
    </div>
  );
}
