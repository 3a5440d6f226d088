import { useState } from 'react';
import { isClientSeed } from '../../../../games/kit/rules/seeds';
import { useTranslation } from '../../../i18n/i18n';
import { deviceClientSeed, keepClientSeed } from '../../../shared/play/clientSeed';
import type { PlayMode } from '../../../shared/play/play';
import { showToast } from '../../../shared/popups/toasts';
import { Button } from '../../../ui/form/Button';
import { Skeleton } from '../../../ui/text/Skeleton';
import { SeedField } from '../fairness/Fairness';
import { TableRecord } from '../fairness/lazyProof';
import { RoundCheckLink } from '../fairness/RoundCheckLink';
import { Fact } from '../rounds/Fact';
import * as css from '../sheets.css';
import type { TableState } from './liveTable';

interface TableFairnessProps {
  readonly game: string;
  readonly mode: PlayMode;
  readonly table: TableState | null;
}

const STATES = {
  betting: 'live.stateBetting',
  closed: 'live.stateClosed',
  running: 'live.stateRunning',
  result: 'live.stateResult',
} as const;

/** The chain that decides all rounds, the current commitment, and the client seed. */
export function TableFairness({ game, mode, table }: TableFairnessProps) {
  const { t } = useTranslation();
  const [seed, setSeed] = useState(deviceClientSeed);
  if (table === null) return <Skeleton height="16rem" radius="0.75rem" />;
  const keep = () => {
    keepClientSeed(seed);
    showToast({ text: t('live.seedKept'), tone: 'success' });
  };
  const state = t(STATES[table.round.phase]);
  return (
    <div className={css.stack}>
      {table.round.beacon === undefined ? (
        <ChainAlone mode={mode} table={table} state={state} />
      ) : (
        <TableRecord game={game} table={table} state={state} />
      )}
      <h3>{t('live.yourSeed')}</h3>
      <div className={css.proof}>
        <SeedField seed={seed} onSeed={setSeed} />
        <Button wide disabled={!isClientSeed(seed)} onClick={keep}>
          {t('play.useSeed')}
        </Button>
      </div>
      <RoundCheckLink />
    </div>
  );
}

interface ChainAloneProps {
  readonly mode: PlayMode;
  readonly table: TableState;
  readonly state: string;
}

/** A table without a public number: its chain is all that binds its rounds. */
function ChainAlone({ mode, table: { chainEnd, chainFrom, round }, state }: ChainAloneProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={css.text}>{t(mode === 'demo' ? 'live.fairDemo' : 'live.fairHow')}</p>
      <h3>{t('live.chain')}</h3>
      <div className={css.proof}>
        <Fact label={t('live.chainEnd')} value={chainEnd} code />
        <Fact label={t('live.chainFrom')} value={String(chainFrom)} />
      </div>
      <h3>{t('live.roundNow')}</h3>
      <div className={css.proof}>
        <div className={css.two}>
          <Fact label={t('live.number')} value={String(round.roundNumber)} />
          <Fact label={t('live.state')} value={state} />
        </div>
        <Fact label={t('live.commitment')} value={round.commitment} code />
      </div>
    </>
  );
}
