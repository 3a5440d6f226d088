import { useLayoutEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import CheckCircle from '~icons/ph/check-circle-fill';
import XCircle from '~icons/ph/x-circle-fill';
import { round as roundSchema, type SettledRound } from '../../../../contract/play';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { newClientSeed } from '../../../shared/play/clientSeed';
import type { PlayMode } from '../../../shared/play/play';
import { loadSeeds, rotateSeeds } from '../../../shared/play/seeds';
import { showToast } from '../../../shared/popups/toasts';
import { askRng, type ChainFacts, type Check, type Verdict } from '../../../shared/workers/rng';
import { Button } from '../../../ui/form/Button';
import { copyText } from '../rounds/copyText';
import { Fact } from '../rounds/Fact';
import * as css from '../sheets.css';

interface ProofProps {
  readonly round: SettledRound;
  readonly mode: PlayMode;
  /** The chain of a shared round. */
  readonly chain?: ChainFacts | undefined;
}

type State =
  | { readonly name: 'idle' | 'busy' | 'broken' }
  | { readonly name: 'done'; readonly verdict: Verdict };

/** The seeds of a round, and a button that verifies it on this device. */
export function Proof({ round, mode, chain }: ProofProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ name: 'idle' });
  // The round of the list may stay as it was loaded; what is copied must have the seed all the same.
  const [revealed, setRevealed] = useState<string | null>(null);
  const hidden = round.serverSeed === null;

  const check = async () => {
    setState({ name: 'busy' });
    try {
      const serverSeed = round.serverSeed ?? revealed ?? (await reveal(round.game));
      setRevealed(serverSeed);
      const verdict = await askRng((rng) => rng.verify({ ...round, serverSeed, chain }));
      setState({ name: 'done', verdict });
    } catch (error) {
      setState({ name: hidden ? 'idle' : 'broken' });
      if (hidden) showToast({ text: errorText(error, t), tone: 'error' });
    }
  };
  const copy = async () => {
    const shown = z.encode(roundSchema, { ...round, chain, serverSeed: round.serverSeed ?? revealed });
    // Says of a practice round that no public log covers it.
    const data = mode === 'demo' ? { ...shown, demo: true } : shown;
    if (await copyText(JSON.stringify(data, null, 2))) {
      showToast({ text: t('play.copied'), tone: 'success' });
    }
  };

  return (
    <section className={css.proof} aria-label={t('play.fairness')}>
      <Fact label={t('play.commitment')} value={round.commitment} code />
      <Fact
        label={t('play.serverSeed')}
        value={round.serverSeed ?? t('play.serverSeedHidden')}
        code={!hidden}
      />
      <div className={css.two}>
        <Fact label={t('play.clientSeed')} value={round.clientSeed} code />
        <Fact label={t('play.nonce')} value={String(round.nonce)} code />
      </div>
      {state.name === 'done' ? (
        <Verdicts verdict={state.verdict} />
      ) : (
        <>
          <Button tone="secondary" wide busy={state.name === 'busy'} onClick={() => void check()}>
            {state.name === 'busy' ? t('play.verifying') : t(hidden ? 'play.revealAndCheck' : 'play.verify')}
          </Button>
          {hidden && mode === 'real' && <p className={css.note}>{t('play.revealHint')}</p>}
          {state.name === 'broken' && (
            <p className={css.note} role="alert">
              {t('play.verifyBroken')}
            </p>
          )}
        </>
      )}
      <Button tone="quiet" size="m" wide onClick={() => void copy()}>
        {t('play.copyRound')}
      </Button>
    </section>
  );
}

/** Rotates the active seed pair, which reveals its server seed. Throws an ApiError. */
async function reveal(game: string): Promise<string> {
  const { nextCommitment } = await loadSeeds(game);
  const { serverSeed } = await rotateSeeds(game, newClientSeed(), nextCommitment);
  return serverSeed;
}

/** The result of a check, step by step. It replaces the button that started it, and takes its focus. */
export function Verdicts({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Take the focus of the removed button, unless the player has moved it elsewhere.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={css.verdict} role="status" data-ok={verdict.ok || undefined}>
      <p className={css.verdictTitle}>
        {verdict.ok ? <CheckCircle aria-hidden /> : <XCircle aria-hidden />}
        {t(verdict.ok ? 'play.verified' : 'play.verifyFailed')}
      </p>
      <ul className={css.checks}>
        {verdict.checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ul>
      <p className={css.note}>{t('play.offlineCheck')}</p>
    </div>
  );
}

function CheckLine({ check }: { readonly check: Check }) {
  const { t } = useTranslation();
  const short = check.name !== 'events' || !check.ok;
  return (
    <li className={css.check} data-ok={check.ok || undefined}>
      {check.ok ? <CheckCircle aria-hidden /> : <XCircle aria-hidden />}
      <span>
        {t(`play.check.${check.name}`)}
        {short && <code>{check.found}</code>}
        {!check.ok && (
          <code>
            {t('play.shown')}: {check.shown}
          </code>
        )}
      </span>
    </li>
  );
}
