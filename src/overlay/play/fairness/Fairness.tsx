import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import Scales from '~icons/ph/scales-fill';
import { isClientSeed } from '../../../../games/kit/rules/seeds';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { deviceClientSeed, keepClientSeed, newClientSeed } from '../../../shared/play/clientSeed';
import { rotateSeeds, useSeeds } from '../../../shared/play/seeds';
import { showToast } from '../../../shared/popups/toasts';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import { commitDemo, demoCommitmentAtom } from '../demo/demo';
import { Fact } from '../rounds/Fact';
import * as css from '../sheets.css';
import { RoundCheckLink } from './RoundCheckLink';

/** The player's seed pair: the commitment, and how to change it. */
export function RealFairness({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const { data: seeds, isError, isFetching, refetch } = useSeeds(game);
  const [seed, setSeed] = useState(newClientSeed);
  const [busy, setBusy] = useState(false);
  const load = () => void refetch();

  if (seeds === undefined) {
    if (isError && !isFetching) return <Trouble onRetry={load} />;
    return <Skeleton height="16rem" radius="0.75rem" />;
  }
  const rotate = async () => {
    setBusy(true);
    try {
      await rotateSeeds(game, seed, seeds.nextCommitment);
      setSeed(newClientSeed());
      showToast({ text: t('play.rotated'), tone: 'success' });
    } catch (error) {
      showToast({ text: errorText(error, t), tone: 'error' });
      // The commitment shown may be out of date.
      load();
    }
    setBusy(false);
  };
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('play.fairHow')}</p>
      <h3>{t('play.pairInUse')}</h3>
      <div className={css.proof}>
        <Fact label={t('play.commitment')} value={seeds.commitment} code />
        <div className={css.two}>
          <Fact label={t('play.clientSeed')} value={seeds.clientSeed} code />
          <Fact label={t('play.betsMade')} value={String(seeds.nonce)} code />
        </div>
      </div>
      <h3>{t('play.pairNext')}</h3>
      <div className={css.proof}>
        <Fact label={t('play.commitment')} value={seeds.nextCommitment} code />
        <SeedField seed={seed} onSeed={setSeed} />
        <Button wide busy={busy} disabled={!isClientSeed(seed)} onClick={() => void rotate()}>
          {t('play.rotate')}
        </Button>
      </div>
      <RoundCheckLink />
    </div>
  );
}

/** The next demo roll's commitment, and the client seed of this device. */
export function DemoFairness({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const commitment = useAtomValue(demoCommitmentAtom(game));
  const [seed, setSeed] = useState(deviceClientSeed);
  const [broken, setBroken] = useState(false);
  const load = useCallback(() => {
    setBroken(false);
    commitDemo(game).catch(() => setBroken(true));
  }, [game]);
  useEffect(load, [load]);
  if (broken) return <Trouble onRetry={load} />;
  const keep = () => {
    keepClientSeed(seed);
    showToast({ text: t('play.seedKept'), tone: 'success' });
  };
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('play.fairDemo')}</p>
      <h3>{t('play.nextRoll')}</h3>
      <div className={css.proof}>
        {commitment === null ? (
          <Skeleton height="3.5rem" radius="0.75rem" />
        ) : (
          <Fact label={t('play.commitment')} value={commitment} code />
        )}
        <SeedField seed={seed} onSeed={setSeed} />
        <Button wide disabled={!isClientSeed(seed)} onClick={keep}>
          {t('play.useSeed')}
        </Button>
      </div>
      <RoundCheckLink />
    </div>
  );
}

interface SeedFieldProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** A field for the player's own client seed. */
export function SeedField({ seed, onSeed }: SeedFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('play.newClientSeed')}
      value={seed}
      maxLength={64}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="none"
      hint={isClientSeed(seed) ? t('play.clientSeedHint') : undefined}
      error={isClientSeed(seed) ? undefined : t('play.clientSeedHint')}
      onChange={(event) => onSeed(event.currentTarget.value)}
      trailing={
        <button type="button" className={css.random} onClick={() => onSeed(newClientSeed())}>
          {t('play.random')}
        </button>
      }
    />
  );
}

function Trouble({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<Scales aria-hidden />}
      title={t('play.seedsTrouble')}
      action={
        <Button tone="secondary" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
