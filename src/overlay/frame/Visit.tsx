import { useCallback, useEffect, useState } from 'react';
import Timer from '~icons/ph/timer-fill';
import type { Game } from '../../../contract/config';
import { recordCalls } from '../../../contract/records';
import { type Centavos, subtract } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { serverNowMs } from '../../shared/config/config';
import * as css from './GameFrame.css';

/** What this visit has come to by the records, payouts less stakes; null until something has been played. */
export function useVisitResult({ gameProvider, gameId }: Game) {
  const [from] = useState(() => new Date(serverNowMs()).toISOString());
  const [netCentavos, setNet] = useState<Centavos | null>(null);
  const refresh = useCallback(() => {
    const game = { gameProvider, gameId };
    send(recordCalls.plays, { pageNum: 1, pageSize: 1, whose: 'provider', game, from }).then(
      ({ staked, paid, total }) => setNet(total === 0 ? null : subtract(paid, staked)),
      () => undefined,
    );
  }, [gameProvider, gameId, from]);
  return { netCentavos, refresh };
}

const sideOf = (netCentavos: Centavos): keyof typeof css.results => {
  if (netCentavos === 0n) return 'even';
  return netCentavos < 0n ? 'lost' : 'won';
};

const A_SECOND_MS = 1_000;

/** How long the player has been here, and what came of it: always in sight while he plays. */
export function Visit({ netCentavos }: { readonly netCentavos: Centavos | null }) {
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
  const [sinceMs] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => setSeconds(Math.floor((performance.now() - sinceMs) / A_SECOND_MS));
    const beat = setInterval(look, A_SECOND_MS);
    return () => clearInterval(beat);
  }, [sinceMs]);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? t('frame.hereSeconds', { seconds })
    : t('frame.hereMinutes', { minutes, seconds: seconds % 60 });
}
