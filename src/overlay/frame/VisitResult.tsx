import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import Timer from '~icons/ph/timer-fill';
import type { Game } from '../../../contract/config';
import { recordCalls } from '../../../contract/wallet/records';
import { type Centavos, subtract } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { serverNowMs } from '../../shared/config/config';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import * as css from './GameFrame.css';

/** The result of this visit according to the records: payouts minus stakes; null until something was played. */
export function useVisitResult({ gameProvider, gameId }: Game) {
  const [from] = useState(() => new Date(serverNowMs()).toISOString());
  const uid = useAtomValue(uidAtom);
  const game = { gameProvider, gameId };
  const body = { pageNum: 1, pageSize: 1, whose: 'provider', game, from } as const;
  // Fetched only when the game reports a change.
  const { data, refetch } = useQuery({ ...callQuery(recordCalls.plays, body, { uid }), enabled: false });
  const { staked = null, paid = null, total = 0 } = data ?? {};
  return {
    netCentavos: total === 0 || staked === null || paid === null ? null : subtract(paid, staked),
    refresh: () => void refetch(),
  };
}

const sideOf = (netCentavos: Centavos): keyof typeof css.results => {
  if (netCentavos === 0n) return 'even';
  return netCentavos < 0n ? 'lost' : 'won';
};

const A_SECOND_MS = 1_000;

/** The time in this game and the result so far, always visible during play. */
export function VisitResult({ netCentavos }: { readonly netCentavos: Centavos | null }) {
  const { t } = useTranslation();
  return (
    <div className={css.visit}>
      <span className={css.clock}>
        <span className={css.clockIcon}>
          <Timer aria-hidden />
        </span>
        <Clock />
      </span>
      {netCentavos !== null && (
        <span>
          {t('frame.visit')}{' '}
          <b className={css.results[sideOf(netCentavos)]} data-visit={String(netCentavos)}>
            {amountText(netCentavos, '₱', true)}
          </b>
        </span>
      )}
    </div>
  );
}

function Clock() {
  const { t } = useTranslation();
  const [startedAtMs] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => setSeconds(Math.floor((performance.now() - startedAtMs) / A_SECOND_MS));
    const beat = setInterval(look, A_SECOND_MS);
    return () => clearInterval(beat);
  }, [startedAtMs]);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? t('frame.hereSeconds', { seconds })
    : t('frame.hereMinutes', { minutes, seconds: seconds % 60 });
}
