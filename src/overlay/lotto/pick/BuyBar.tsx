import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { LottoLimits } from '../../../../contract/lotto';
import { centavos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { awayAtom } from '../../../shared/safer-play/saferPlay';
import { loggedInAtom } from '../../../shared/session/session';
import { spendableAtom } from '../../../shared/session/user';
import { Button } from '../../../ui/form/Button';
import { Reason } from '../../../ui/text/Reason';
import { lottoErrorText } from '../lottoText';
import { added, changeDraft, type Draft, totalPesos } from './draft';
import type { Buying } from './useBuy';

interface BuyBarProps {
  /** The draw that sells. */
  readonly draw: number;
  readonly limits: LottoLimits;
  readonly draft: Draft;
  readonly buying: Buying;
}

/** The button that buys the pool, or the picked line where the pool is empty, and why it was refused. */
export function BuyBar({ draw, limits, draft, buying }: BuyBarProps) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  const away = useAtomValue(awayAtom);
  const { phase, refusal, isTooLow } = buying;
  useNetworkBack(online, phase === 'lost' ? buying.checkAgain : null);
  const lines = draft.lines.length > 0 ? draft.lines : added(draft, draw).lines;
  const total = amountText(centavos(BigInt(totalPesos(lines)) * 100n));
  const isOtherDraw = draft.draw !== null && draft.draw !== draw;
  const off = offReason();
  function offReason(): string | null {
    if (!online) return t('lotto.offlineBuy');
    if (away !== null) return t('lotto.awayBuy');
    if (isOtherDraw) return t('lotto.chooseDraw');
    return lines.length === 0 ? t('lotto.pickLine') : null;
  }
  function buyText(): string {
    if (!loggedIn) return t('lotto.buyLogIn', { amount: total });
    if (draft.lines.length === 0) return t('lotto.buyTicket', { amount: total });
    return t('lotto.buy', { count: lines.length, amount: total });
  }
  if (phase === 'lost') {
    return (
      <>
        <Button wide onClick={buying.checkAgain}>
          {t('lotto.checkAgain')}
        </Button>
        <Reason id="lotto-foot" wrong={t('lotto.lost')} off={null} />
      </>
    );
  }
  if (isTooLow) {
    return (
      <>
        <Button wide to="/cashin?from=lotto">
          {t('lotto.cashIn')}
        </Button>
        <TooLow total={total} />
      </>
    );
  }
  return (
    <>
      <Button
        wide
        busy={phase !== 'idle'}
        disabled={off !== null}
        describedBy="lotto-foot"
        onClick={() => {
          // The line that is bought stands on the ticket, where it can be changed if it is refused.
          changeDraft((before) => (before.lines.length === 0 ? added(before, draw) : before));
          buying.buy(draw, lines);
        }}
      >
        {phase === 'checking' ? t('lotto.checking') : buyText()}
      </Button>
      <Reason
        id="lotto-foot"
        wrong={refusal === null ? null : lottoErrorText(refusal, t, limits.drawStakeMax)}
        off={off}
      />
    </>
  );
}

function TooLow({ total }: { readonly total: string }) {
  const { t } = useTranslation();
  const spendable = useAtomValue(spendableAtom);
  const balance = amountText(spendable ?? centavos(0n));
  return <Reason id="lotto-foot" wrong={t('lotto.tooLow', { total, balance })} off={null} />;
}

/** Calls once when the network is back. */
function useNetworkBack(online: boolean, then: (() => void) | null): void {
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current && then !== null) {
      wasOffline.current = false;
      then();
    }
  }, [online, then]);
}
