import { useEffect, useState } from 'react';
import { CHECK_MINUTES, saferPlayCalls } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { useTranslation } from '../../i18n/i18n';
import { serverNowMs } from '../../shared/config/config';
import { Reason } from '../../ui/text/Reason';
import { durationText } from './duration';
import * as css from './Safer.css';
import { useSaferPlayChange } from './useSaferPlay';

const MINUTE_MS = 60_000;

/** Sets how often the player sees a reality check with their time and result. */
export function CheckInterval({ safer, online }: { safer: SaferPlay; online: boolean }) {
  const { t } = useTranslation();
  const change = useSaferPlayChange();
  const { minutes, dueAt, isDue } = safer.realityCheck;
  const leftMs = useLeftMs(dueAt);
  return (
    <section className={css.section} aria-labelledby="safer-check">
      <div className={css.heading}>
        <h2 id="safer-check">{t('safer.check')}</h2>
        <p className={css.hint}>
          {isDue || leftMs === 0
            ? t('safer.checkDue')
            : leftMs !== null &&
              t('safer.checkNext', { time: durationText(Math.ceil(leftMs / MINUTE_MS), t) })}
        </p>
      </div>
      <fieldset className={css.intervals} aria-labelledby="safer-check" disabled={!online || change.busy}>
        {CHECK_MINUTES.map((choice) => (
          <label key={choice} className={css.interval}>
            <input
              type="radio"
              name="interval"
              className={css.unseenRadio}
              checked={choice === minutes}
              onChange={() => void change.make(saferPlayCalls.setRealityCheck, { minutes: choice })}
            />
            {t('safer.minutes', { minutes: choice })}
          </label>
        ))}
      </fieldset>
      <p className={css.foot}>{t('safer.checkHint')}</p>
      {change.wrong !== null && (
        <Reason id="interval-reason" wrong={change.wrong} off={online ? null : t('safer.offline')} />
      )}
    </section>
  );
}

/** The time left until a moment, in ms, updated twice a minute; null without one. */
function useLeftMs(at: string | null): number | null {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    if (at === null) return;
    setNowMs(serverNowMs());
    const beat = setInterval(() => setNowMs(serverNowMs()), MINUTE_MS / 2);
    return () => clearInterval(beat);
  }, [at]);
  return at === null ? null : Math.max(0, Date.parse(at) - nowMs);
}
