import { useEffect, useMemo, useState } from 'react';
import ShareNetwork from '~icons/ph/share-network-bold';
import type { SettledRound } from '../../../../contract/play';
import type { Centavos } from '../../../../games/kit/rules/money';
import { winTier } from '../../../../games/kit/rules/tier';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { momentText } from '../../../shared/dateText';
import type { PlayMode } from '../../../shared/play/play';
import { useRound } from '../../../shared/play/rounds';
import type { ChainFacts } from '../../../shared/workers/rng';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { fairRoundOf } from '../fairness/fairRound';
import { SharedProof } from '../fairness/lazyProof';
import { Proof } from '../fairness/Proof';
import * as css from '../sheets.css';
import type { Parts } from '../useParts';
import { ResultText } from './RoundList';
import { useShareWin } from './useShareWin';

interface RoundSheetProps {
  /** Null while none is open. */
  readonly round: SettledRound | null;
  readonly parts: Parts;
  readonly mode: PlayMode;
  /** The chain of a shared round. */
  readonly chain?: ChainFacts | undefined;
  readonly format: (amount: Centavos) => string;
  readonly onClose: () => void;
  readonly onBack: () => void;
  readonly onReplay: (round: SettledRound) => void;
}

/** One round: outcome, bet, result and proof. */
export function RoundSheet({
  round,
  parts,
  mode,
  chain,
  format,
  onClose,
  onBack,
  onReplay,
}: RoundSheetProps) {
  const { t, language } = useTranslation();
  // Keep the round while its sheet slides out.
  const [last, setLast] = useState(round);
  useEffect(() => {
    if (round !== null) setLast(round);
  }, [round]);
  const shown = round ?? last;
  const { BetLines, OutcomeMark } = parts.board;
  return (
    <Sheet
      open={round !== null}
      onClose={onClose}
      title={t('play.roundTitle', { id: shown?.roundId ?? '' })}
      footer={
        shown !== null && (
          <div className={css.pair}>
            <Button tone="secondary" onClick={onBack}>
              {t('play.backToRounds')}
            </Button>
            <Button onClick={() => onReplay(shown)}>{t('play.replay')}</Button>
          </div>
        )
      }
    >
      {shown !== null && (
        <div className={css.stack}>
          <div className={css.head}>
            <span className={css.bigMark}>
              <OutcomeMark outcome={shown.outcome} translate={parts.translate} />
            </span>
            <span className={css.when}>{momentText(new Date(shown.createdAt), LANGUAGES[language].tag)}</span>
            <ResultText tier={winTier(shown.stake, shown.payout)} round={shown} format={format} />
          </div>
          <BetLines round={shown} translate={parts.translate} formatAmount={format} />
          <dl className={css.sums}>
            <div>
              <dt>{t('play.staked')}</dt>
              <dd>{format(shown.stake)}</dd>
            </div>
            <div>
              <dt>{t('play.paidOut')}</dt>
              <dd>{format(shown.payout)}</dd>
            </div>
          </dl>
          {mode === 'real' && shown.payout > shown.stake && (
            <ShareRound {...{ round: shown, parts, format }} />
          )}
          {mode === 'real' && shown.beacon !== undefined ? (
            <OwnProof key={shown.roundId} round={shown} chain={chain} parts={parts} />
          ) : (
            <Proof key={`${mode}${shown.roundId}`} round={shown} mode={mode} chain={chain} />
          )}
        </div>
      )}
    </Sheet>
  );
}

interface ShareRoundProps {
  readonly round: SettledRound;
  readonly parts: Parts;
  readonly format: (amount: Centavos) => string;
}

/** Shares a win of any size; on stage only the large ones have this button. */
function ShareRound({ round, parts, format }: ShareRoundProps) {
  const { t } = useTranslation();
  const { roundId, stake, payout, createdAt } = round;
  const view = { translate: parts.translate, formatAmount: format, round };
  const share = useShareWin({
    roundId,
    stake,
    payout,
    game: parts.translate('title'),
    headline: parts.board.headline(view),
    playedAt: new Date(createdAt),
    format,
  });
  return (
    share !== null && (
      <Button tone="secondary" size="m" icon={<ShareNetwork aria-hidden />} onClick={share}>
        {t('play.share')}
      </Button>
    )
  );
}

interface OwnProofProps {
  readonly round: SettledRound;
  readonly chain: ChainFacts | undefined;
  readonly parts: Parts;
}

/** The proof of a bet in a round with a public number. Its leaf in the tree of bets comes with the round itself. */
function OwnProof({ round, chain, parts }: OwnProofProps) {
  const { data } = useRound(round.game, round.roundId);
  const { OutcomeMark } = parts.board;
  const fair = useMemo(() => fairRoundOf(data ?? round, chain ?? round.chain ?? null), [data, round, chain]);
  if (fair === null) return null;
  const outcome = <OutcomeMark outcome={round.outcome} translate={parts.translate} />;
  return <SharedProof round={fair} outcome={outcome} />;
}
