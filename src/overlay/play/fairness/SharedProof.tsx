import type { ReactNode } from 'react';
import CaretDown from '~icons/ph/caret-down-bold';
import Copy from '~icons/ph/copy-bold';
import Download from '~icons/ph/download-simple-bold';
import Warning from '~icons/ph/warning-fill';
import { useTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';
import { Button } from '../../../ui/form/Button';
import { copyText } from '../rounds/copyText';
import { Fact } from '../rounds/Fact';
import * as sheets from '../sheets.css';
import { FairSteps } from './FairSteps';
import * as css from './FairSteps.css';
import { dataWithNetwork, type FairRound } from './fairRound';
import { useRoundCheck } from './useRoundCheck';

interface SharedProofProps {
  readonly round: FairRound;
  /** When betting closed, Unix time in ms; missing where it is not known. */
  readonly closedAt?: number | null;
  /** The outcome in the game's own form. */
  readonly outcome: ReactNode;
  /** What stands below the values. */
  readonly more?: ReactNode;
  /** Whether the buttons stay at the lower edge of a sheet that has no other footer. */
  readonly hasFixedButtons?: boolean;
}

/** Why nobody could choose a round that a public number decided, checked on this device as soon as it opens. */
export function SharedProof({
  round,
  closedAt = null,
  outcome,
  more,
  hasFixedButtons = false,
}: SharedProofProps) {
  const { t } = useTranslation();
  const { state, again } = useRoundCheck(round);
  const report = state.name === 'done' ? state.report : null;
  const copy = async () => {
    const data = dataWithNetwork(round, state.name === 'done' ? state.lines : []);
    if (await copyText(JSON.stringify(data, null, 2))) showToast({ text: t('play.copied'), tone: 'success' });
  };
  return (
    <section
      className={sheets.stack}
      aria-label={t('play.fairness')}
      aria-busy={state.name === 'busy'}
      data-report={report?.state}
    >
      {round.beacon.network !== 'quicknet' && <PracticeNote />}
      {state.name === 'broken' && <Trouble text={t('fair.broken')} onRetry={again} />}
      {state.name === 'done' && state.isLogMissing && (
        <Trouble text={t('fair.reason.noLog')} onRetry={again} />
      )}
      <FairSteps {...{ round, closedAt, report, outcome }} />
      <AllValues round={round} />
      {more}
      {round.calledOff === undefined && <p className={css.knows}>{t('fair.serverKnows')}</p>}
      <div className={hasFixedButtons ? css.fixedPair : css.pair}>
        <Button tone="secondary" size="m" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('fair.copy')}
        </Button>
        <Button size="m" icon={<Download aria-hidden />} onClick={openVerifier}>
          {t('fair.offline')}
        </Button>
      </div>
    </section>
  );
}

function Trouble({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.trouble} role="alert">
      <p>{text}</p>
      <Button tone="secondary" size="m" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

/** The house signs the number itself. */
export function PracticeNote() {
  const { t } = useTranslation();
  return (
    <p className={css.practice}>
      <Warning aria-hidden />
      <span>
        <b>{t('fair.practice')}</b> {t('fair.practiceText')}
      </span>
    </p>
  );
}

/** The standalone page: one file that calls neither the app nor the server. */
const openVerifier = (): void => void window.open('/verify.html', '_blank', 'noopener');

/** Every value in full, to compare and to copy. */
function AllValues({ round }: { readonly round: FairRound }) {
  const { t } = useTranslation();
  const { commitment, chain, beacon, closing, clientSeed, serverSeed, own } = round;
  return (
    <details className={css.values}>
      <summary>
        {t('fair.values')}
        <CaretDown aria-hidden />
      </summary>
      <div className={css.list}>
        {commitment !== null && <Fact label={t('live.commitment')} value={commitment} code />}
        {chain !== null && <Fact label={t('live.chainEnd')} value={chain.chainEnd} code />}
        <Fact label={t('fair.network')} value={`${beacon.network} ${beacon.chainHash}`} code />
        <Fact label={t('fair.beaconRound')} value={String(beacon.round)} />
        {beacon.signature !== undefined && <Fact label={t('fair.signature')} value={beacon.signature} code />}
        <Fact
          label={t('live.clientSeeds')}
          value={clientSeed === 'none' ? t('live.seedNobody') : clientSeed}
          code
        />
        {closing !== null && <Fact label={t('fair.betsRoot')} value={closing.betsRoot} code />}
        {own !== null && <Fact label={t('fair.salt')} value={own.salt} code />}
        {serverSeed !== null && <Fact label={t('live.serverSeed')} value={serverSeed} code />}
      </div>
    </details>
  );
}
