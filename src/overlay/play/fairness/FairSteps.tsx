import type { ReactNode } from 'react';
import Broadcast from '~icons/ph/broadcast-fill';
import CheckCircle from '~icons/ph/check-circle-fill';
import Flag from '~icons/ph/flag-fill';
import Key from '~icons/ph/key-fill';
import Lock from '~icons/ph/lock-key-fill';
import MinusCircle from '~icons/ph/minus-circle-fill';
import Prohibit from '~icons/ph/prohibit-bold';
import XCircle from '~icons/ph/x-circle-fill';
import { type Translation, useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { exactTimeText } from '../../../shared/dateText';
import type { CheckState, Reason, Report } from '../../../shared/workers/roundCheck';
import * as css from './FairSteps.css';
import type { FairRound } from './fairRound';
import { STEPS, type StepName, stepState } from './fairSteps';

interface FairStepsProps {
  readonly round: FairRound;
  /** When betting closed, Unix time in ms; null where it is not known. */
  readonly closedAt: number | null;
  /** Null while the check runs. */
  readonly report: Report | null;
  /** The outcome in the game's own form. */
  readonly outcome: ReactNode;
}

const ICONS: Readonly<Record<StepName, typeof Lock>> = {
  commitment: Lock,
  number: Broadcast,
  bets: Prohibit,
  seed: Key,
  result: Flag,
};

const SIGNS: Readonly<Record<CheckState, typeof Lock>> = {
  ok: CheckCircle,
  practice: CheckCircle,
  failed: XCircle,
  notChecked: MinusCircle,
  notPinned: MinusCircle,
};

/** What fixed a round, step by step, each with the result of its check on this device. */
export function FairSteps(props: FairStepsProps) {
  return (
    <ol className={css.steps}>
      {STEPS.map((name) => (
        <Step key={name} {...props} name={name} />
      ))}
    </ol>
  );
}

function Step({ name, round, closedAt, report, outcome }: FairStepsProps & { readonly name: StepName }) {
  const { t, language } = useTranslation();
  const checked = report === null ? null : stepState(report.lines, name);
  // Nothing was closed, so there is nothing to check.
  const isMoot = name === 'bets' && round.calledOff !== undefined && round.closing === null;
  const Icon = ICONS[name];
  const Sign = checked === null ? null : SIGNS[checked.state];
  const reason = checked?.state === 'ok' || isMoot ? null : reasonText(t, checked?.reason ?? null);
  return (
    <li className={css.step} data-step={name} data-state={checked?.state}>
      <span className={css.sign}>
        <Icon aria-hidden />
      </span>
      <div className={css.body}>
        <h3 className={css.head}>
          {t(`fair.step.${name}`)}
          {!isMoot && (
            <span className={css.stateText}>
              {Sign !== null && <Sign aria-hidden />}
              {t(`fair.state.${checked?.state ?? 'busy'}`)}
            </span>
          )}
        </h3>
        <p className={css.text}>{sentenceOf(t, name, round)}</p>
        <p className={css.fact}>
          {name === 'result' && round.calledOff === undefined ? outcome : null}
          <StepFact {...{ name, round, closedAt }} tag={LANGUAGES[language].tag} />
        </p>
        {reason !== null && <p className={css.fact}>{reason}</p>}
        {checked?.failed.map(({ name: check, shown, found }) => (
          <p key={check} className={css.differs}>
            {check}: {shown === undefined ? found : `${shown} ≠ ${found}`}
          </p>
        ))}
      </div>
    </li>
  );
}

/** What the step did, in one sentence. */
function sentenceOf(t: Translation['t'], name: StepName, round: FairRound): string {
  const { beacon, closing, own, calledOff } = round;
  if (name === 'number') {
    if (calledOff !== undefined) return t('fair.reason.calledOff');
    return t(beacon.network === 'quicknet' ? 'fair.text.publicNumber' : 'fair.text.practiceNumber');
  }
  if (name === 'bets') return betsText(t, closing, own);
  if (name === 'result' && calledOff !== undefined) {
    return `${t(`live.calledOff.${calledOff}`)} ${t('fair.text.allBack')}`;
  }
  return t(`fair.text.${name}`);
}

function betsText(t: Translation['t'], closing: FairRound['closing'], own: FairRound['own']): string {
  if (closing === null) return t('fair.text.neverClosed');
  if (own === null) return t('fair.text.bets', { number: closing.bets });
  const isIn = t('fair.text.ownBet', { seat: own.seat + 1, number: closing.bets });
  return closing.seats.includes(own.seat) ? `${isIn} ${t('fair.text.ownSeed')}` : isIn;
}

interface StepFactProps extends Pick<FairStepsProps, 'round' | 'closedAt'> {
  readonly name: StepName;
  /** A BCP 47 language. */
  readonly tag: string;
}

/** The value that the step fixed, shortened. */
function StepFact({ name, round, closedAt, tag }: StepFactProps) {
  const { t } = useTranslation();
  const { beacon, closing, commitment, serverSeed } = round;
  switch (name) {
    case 'commitment':
      return commitment === null ? null : short(commitment);
    case 'number':
      return <NumberFact beacon={beacon} tag={tag} />;
    case 'bets': {
      if (closing === null) return null;
      const root = t('fair.list', { root: short(closing.betsRoot) });
      return closedAt === null
        ? root
        : `${t('fair.closedAt', { time: exactTimeText(new Date(closedAt), tag) })}, ${root}`;
    }
    case 'seed':
      return serverSeed === null ? null : short(serverSeed);
    case 'result':
      return null;
  }
}

/** The number of the beacon's round; a link to the beacon itself where there is one. */
function NumberFact({ beacon, tag }: Pick<FairRound, 'beacon'> & Pick<StepFactProps, 'tag'>) {
  const { t } = useTranslation();
  const number = beacon.round.toLocaleString(tag);
  const signed = beacon.signature === undefined ? '' : `, ${tiny(beacon.signature)}`;
  if (beacon.network !== 'quicknet') return `${t('fair.practiceRound', { number })}${signed}`;
  return (
    <>
      <a
        href={`https://api.drand.sh/${beacon.chainHash}/public/${beacon.round}`}
        target="_blank"
        rel="noopener"
      >
        {t('fair.drandRound', { number })}
      </a>
      {signed}
    </>
  );
}

const short = (hex: string): string => `${hex.slice(0, 8)} … ${hex.slice(-8)}`;
const tiny = (hex: string): string => `${hex.slice(0, 4)} … ${hex.slice(-4)}`;

/**
 * Reasons that a player can do something about; the others are told by the state alone. That the log could not be read
 * is told once for all steps.
 */
const TOLD = ['noOpening', 'noLeaf', 'notPinned', 'oldLog'] as const;

function reasonText(t: Translation['t'], reason: Reason | null): string | null {
  const told = TOLD.find((each) => each === reason);
  return told === undefined ? null : t(`fair.reason.${told}`);
}
