import { useEffect, useState } from 'react';
import type { LivePastRound } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
import { showToast } from '../../../shared/popups/toasts';
import { askRng, type ChainFacts, type Verdict } from '../../../shared/workers/rng';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Verdicts } from '../fairness/Proof';
import { Fact } from '../rounds/Fact';
import { copyText } from '../rounds/useShare';
import * as css from '../sheets.css';
import type { Parts } from '../useParts';

interface PastSheetProps {
  readonly game: string;
  readonly mode: PlayMode;
  readonly parts: Parts<SharedCard>;
  /** Null while none is open. */
  readonly round: LivePastRound | null;
  /** The commitment published while betting was open: the seed of the previous round, or the end of the chain. */
  readonly commitment: string | null;
  readonly chain: ChainFacts | null;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

/** A past round of the table: its outcome, its seeds, and a check of both on this device. */
export function PastSheet(props: PastSheetProps) {
  const { parts, round, onClose, onBack } = props;
  const { t } = useTranslation();
  // Keep the round while its sheet slides out.
  const [last, setLast] = useState(round);
  useEffect(() => {
    if (round !== null) setLast(round);
  }, [round]);
  const shown = round ?? last;
  const { OutcomeMark } = parts.board;
  return (
    <Sheet
      open={round !== null}
      onClose={onClose}
      title={t('live.roundNumber', { number: shown?.roundNumber ?? '' })}
      footer={
        <Button tone="secondary" wide onClick={onBack}>
          {t('live.backToRounds')}
        </Button>
      }
    >
      {shown !== null && (
        <div className={css.stack}>
          <span className={css.bigMark}>
            <OutcomeMark outcome={shown.outcome} translate={parts.translate} />
          </span>
          <PastProof key={shown.roundNumber} {...props} round={shown} />
        </div>
      )}
    </Sheet>
  );
}

function PastProof({
  game,
  mode,
  round,
  commitment,
  chain,
}: PastSheetProps & { readonly round: LivePastRound }) {
  const { t } = useTranslation();
  const [verdict, setVerdict] = useState<Verdict | 'busy' | 'broken' | null>(null);
  const check = () => {
    setVerdict('busy');
    askRng((rng) => rng.verifyShared({ game, ...round, commitment, chain })).then(setVerdict, () =>
      setVerdict('broken'),
    );
  };
  const copy = async () => {
    // Says of a practice round that no public log covers it.
    const practice = mode === 'demo' ? { demo: true } : {};
    const data = { game, ...round, commitment, ...chain, ...practice };
    if (await copyText(JSON.stringify(data, null, 2))) showToast({ text: t('play.copied'), tone: 'success' });
  };
  return (
    <section className={css.proof} aria-label={t('play.fairness')}>
      {commitment !== null && <Fact label={t('live.commitment')} value={commitment} code />}
      <Fact label={t('live.serverSeed')} value={round.serverSeed} code />
      <Fact
        label={t('live.clientSeeds')}
        value={round.clientSeed === 'none' ? t('live.seedNobody') : round.clientSeed}
        code
      />
      {chain !== null && <Fact label={t('live.chainEnd')} value={chain.chainEnd} code />}
      {verdict === null || typeof verdict === 'string' ? (
        <>
          <Button tone="secondary" wide busy={verdict === 'busy'} onClick={check}>
            {t(verdict === 'busy' ? 'play.verifying' : 'play.verify')}
          </Button>
          {verdict === 'broken' && (
            <p className={css.note} role="alert">
              {t('play.verifyBroken')}
            </p>
          )}
        </>
      ) : (
        <Verdicts verdict={verdict} />
      )}
      <Button tone="quiet" size="m" wide onClick={() => void copy()}>
        {t('live.copyRound')}
      </Button>
    </section>
  );
}
