import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LivePastRound } from '../../../../contract/live';
import type { SettledRound } from '../../../../contract/play';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
import { useRound } from '../../../shared/play/rounds';
import { showToast } from '../../../shared/popups/toasts';
import { askRng, type ChainFacts, type Verdict } from '../../../shared/workers/rng';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { fairPastRound, fairRoundOf } from '../fairness/fairRound';
import { SharedProof } from '../fairness/lazyProof';
import { Verdicts } from '../fairness/Proof';
import { copyText } from '../rounds/copyText';
import { Fact } from '../rounds/Fact';
import * as css from '../sheets.css';
import type { Parts } from '../useParts';
import { PastMark } from './PastMark';

interface PastSheetProps {
  readonly game: string;
  readonly mode: PlayMode;
  readonly parts: Parts<SharedCard>;
  /** Null while none is open. */
  readonly round: LivePastRound | null;
  /** The commitment published while betting was open: the seed of the previous round, or the end of the chain. */
  readonly commitment: string | null;
  readonly chain: ChainFacts | null;
  /** The player's own bet in it, of which there may be two, as their list has it; null without one. */
  readonly own: SettledRound | null;
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
  const isFair = shown?.beacon !== undefined;
  const back = (
    <Button tone={isFair ? 'quiet' : 'secondary'} wide onClick={onBack}>
      {t('live.backToRounds')}
    </Button>
  );
  const number = t('live.roundNumber', { number: shown?.roundNumber ?? '' });
  return (
    <Sheet
      open={round !== null}
      onClose={onClose}
      title={isFair ? t('live.isFair') : number}
      {...(isFair && { subtitle: number })}
      footer={isFair ? undefined : back}
    >
      {shown !== null && (
        <div className={css.stack}>
          {isFair ? (
            <FairProof key={shown.roundNumber} {...props} round={shown} back={back} />
          ) : (
            <>
              <span className={css.bigMark}>
                <PastMark parts={parts} round={shown} />
              </span>
              <PastProof key={shown.roundNumber} {...props} round={shown} />
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** The proof of a round with a public number: from the player's own bet if there is one, which has its leaf. */
function FairProof({
  game,
  parts,
  round,
  commitment,
  chain,
  own: listed,
  back,
}: PastSheetProps & { readonly round: LivePastRound; readonly back: ReactNode }) {
  const { data } = useRound(game, listed?.roundId ?? '');
  // Without its leaf, which comes with the round itself, the bet is there all the same: its check is what is missing.
  const own = data ?? listed;
  const fair = useMemo(
    () =>
      own === null
        ? fairPastRound(round, { game, commitment, chain })
        : fairRoundOf(own, chain ?? own.chain ?? null),
    [own, game, round, commitment, chain],
  );
  if (fair === null) return null;
  const outcome = <parts.board.OutcomeMark outcome={round.outcome} translate={parts.translate} />;
  const closedAt = round.closing?.closedAt ?? null;
  return <SharedProof round={fair} closedAt={closedAt} outcome={outcome} more={back} hasFixedButtons />;
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
