import { useState } from 'react';
import CheckCircle from '~icons/ph/check-circle-fill';
import XCircle from '~icons/ph/x-circle-fill';
import type { SettledRound } from '../../../contract/play';
import { errorText } from '../../i18n/errorText';
import { useTranslation } from '../../i18n/i18n';
import { newClientSeed } from '../../shared/play/clientSeed';
import { rotateSeeds } from '../../shared/play/seeds';
import { showToast } from '../../shared/popups/toasts';
import { askRng, type Verdict } from '../../shared/workers/rng';
import { Button } from '../../ui/form/Button';
import * as css from './CheckSheet.css';
import { nextCommitment, WHEEL } from './spin';

type State =
  | { readonly name: 'idle' | 'busy' | 'broken' }
  | { readonly name: 'done'; readonly verdict: Verdict };

/** The seeds of a spin, and a button that verifies it on this device. */
export function SpinProof({ round }: { readonly round: SettledRound }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ name: 'idle' });
  const hidden = round.serverSeed === null;

  const check = async () => {
    setState({ name: 'busy' });
    try {
      const serverSeed = round.serverSeed ?? (await reveal());
      const verdict = await askRng((rng) => rng.verify({ ...round, serverSeed }));
      setState({ name: 'done', verdict });
    } catch (error) {
      setState({ name: hidden ? 'idle' : 'broken' });
      if (hidden) showToast({ text: errorText(error, t), tone: 'error' });
    }
  };
  return (
    <section className={css.proof} aria-label={t('play.fairness')}>
      <Fact label={t('play.commitment')} value={round.commitment} />
      <Fact label={t('play.serverSeed')} value={round.serverSeed ?? t('play.serverSeedHidden')} />
      <div className={css.two}>
        <Fact label={t('play.clientSeed')} value={round.clientSeed} />
        <Fact label={t('play.nonce')} value={String(round.nonce)} />
      </div>
      {state.name === 'done' ? (
        <Verdicts verdict={state.verdict} />
      ) : (
        <>
          <Button tone="secondary" wide busy={state.name === 'busy'} onClick={() => void check()}>
            {state.name === 'busy' ? t('play.verifying') : t(hidden ? 'play.revealAndCheck' : 'play.verify')}
          </Button>
          {hidden && <p className={css.note}>{t('play.revealHint')}</p>}
          {state.name === 'broken' && (
            <p className={css.note} role="alert">
              {t('play.verifyBroken')}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Rotates the active seed pair, which reveals its server seed. Throws an ApiError. */
async function reveal(): Promise<string> {
  const { serverSeed } = await rotateSeeds(WHEEL, newClientSeed(), await nextCommitment());
  return serverSeed;
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={css.fact}>
      <span>{label}</span>
      <code>{value}</code>
    </div>
  );
}

function Verdicts({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation();
  return (
    <div className={css.verdict} role="status" data-ok={verdict.ok || undefined}>
      <p className={css.verdictTitle}>
        {verdict.ok ? <CheckCircle aria-hidden /> : <XCircle aria-hidden />}
        {t(verdict.ok ? 'play.verified' : 'play.verifyFailed')}
      </p>
      <ul className={css.checks}>
        {verdict.checks.map(({ name, ok, found }) => (
          <li key={name} data-ok={ok || undefined}>
            {ok ? <CheckCircle aria-hidden /> : <XCircle aria-hidden />}
            <span>
              {t(`play.check.${name}`)}
              {name !== 'events' && <code>{found}</code>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
