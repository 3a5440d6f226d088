import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import Check from '~icons/ph/check-bold';
import ClockCounter from '~icons/ph/clock-counter-clockwise-fill';
import Flag from '~icons/ph/flag-fill';
import Info from '~icons/ph/info-bold';
import Play from '~icons/ph/play-fill';
import SealCheck from '~icons/ph/seal-check-fill';
import SignOut from '~icons/ph/sign-out-bold';
import WifiSlash from '~icons/ph/wifi-slash-bold';
import type { AwayStory, SharedCard } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import type { Parts } from '../useParts';
import * as css from './AwayCard.css';
import type { AwayResult } from './useAwayResults';

interface AwayCardProps {
  readonly result: AwayResult | null;
  readonly parts: Parts<SharedCard> | null;
  readonly isOpen: boolean;
  readonly exposureMaxCentavos: Centavos;
  readonly format: (amount: Centavos) => string;
  readonly onReplay: () => void;
  readonly onVerify: () => void;
  readonly onRead: () => void;
}

const ICONS: Readonly<Record<AwayStory['steps'][number]['name'], typeof Check>> = {
  cut: WifiSlash,
  out: SignOut,
  end: Flag,
  back: Check,
};

/** The result of a bet that fell while the connection was lost. Only its own button closes it. */
export function AwayCard({ result, parts, isOpen, format, exposureMaxCentavos, ...acts }: AwayCardProps) {
  const { t } = useTranslation();
  const done = useRef<HTMLDivElement>(null);
  if (result === null || parts === null) return null;
  const { bet, round } = result;
  const story = parts.board.away({
    translate: parts.translate,
    formatAmount: format,
    exposureMaxCentavos,
    round: {
      ...round,
      roundNumber: round.nonce,
      stakeCentavos: round.stake,
      payoutCentavos: round.payout,
    },
    cutAtMs: bet.cutAtMs,
    backAtMs: bet.backAtMs,
  });
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup className={css.card} initialFocus={done}>
          <header className={css.head}>
            <span className={css.sign}>
              <ClockCounter aria-hidden />
            </span>
            <div>
              <Dialog.Title className={css.title}>{t('live.awayTitle')}</Dialog.Title>
              <p className={css.subtitle}>{story.subtitle}</p>
            </div>
          </header>
          {/* Plain text that can be scrolled from the keyboard where it does not fit. */}
          <div ref={done} className={css.content} tabIndex={-1}>
            <p className={css.text}>{story.text}</p>
            <ol className={css.steps}>
              {story.steps.map((step) => (
                <Step key={step.name} {...step} />
              ))}
            </ol>
            <dl className={css.facts}>
              {story.facts.map(({ label, value, tone }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd data-tone={tone}>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={css.pair}>
              <Button tone="secondary" size="m" icon={<Play aria-hidden />} onClick={acts.onReplay}>
                {t('play.replay')}
              </Button>
              <Button tone="secondary" size="m" icon={<SealCheck aria-hidden />} onClick={acts.onVerify}>
                {t('play.verify')}
              </Button>
            </div>
            {story.tip !== null && (
              <p className={css.tip}>
                <Info aria-hidden />
                {story.tip}
              </p>
            )}
          </div>
          <footer className={css.foot}>
            <Button wide onClick={acts.onRead}>
              {t('live.awayRead')}
            </Button>
            <p className={css.stays}>{t('live.awayStays')}</p>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Step({ name, title, note, at }: AwayStory['steps'][number]) {
  const Icon = ICONS[name];
  return (
    <li className={css.step}>
      <span className={css.stepSign}>
        <Icon aria-hidden />
      </span>
      <span className={css.stepText}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <span className={css.at}>{at}</span>
    </li>
  );
}
