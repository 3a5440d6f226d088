import { useAtom, useAtomValue } from 'jotai';
import BookOpen from '~icons/ph/book-open-fill';
import ChartBar from '~icons/ph/chart-bar-fill';
import ClockCounter from '~icons/ph/clock-counter-clockwise-fill';
import Coins from '~icons/ph/coins-fill';
import Scales from '~icons/ph/scales-fill';
import Swap from '~icons/ph/swap-fill';
import type { GameCard } from '../../../games/kit/card';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import type { PlayMode } from '../../shared/play/play';
import { showToast } from '../../shared/popups/toasts';
import { canVibrate, hapticsAtom } from '../../stage/haptics';
import { ambienceAtom } from '../../stage/sound/ambience';
import { mutedAtom, setMuted } from '../../stage/sound/sound';
import { Switch } from '../../ui/form/Switch';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import { demoGameAtom, refillDemo } from './demo/demo';
import { DEMO_START_CENTAVOS } from './demo/demoAccount';
import { QuickSwitch } from './QuickSwitch';
import * as css from './sheets.css';
import type { SheetView } from './sheetView';

interface MenuProps {
  readonly card: GameCard;
  readonly mode: PlayMode;
  /** The smallest stake of the board; null while it is not known. */
  readonly stakeMinCentavos: Centavos | null;
  readonly onView: (view: SheetView) => void;
  readonly onMode: (mode: PlayMode) => void;
}

/** The game menu: rules, rounds, statistics, fairness, what is heard and felt, and switching between real play and demo. */
export function Menu({ card, mode, stakeMinCentavos, onView, onMode }: MenuProps) {
  const { t } = useTranslation();
  const muted = useAtomValue(mutedAtom);
  const [ambience, setAmbience] = useAtom(ambienceAtom);
  const [haptics, setHaptics] = useAtom(hapticsAtom);
  const demo = useAtomValue(demoGameAtom(card.name)).balanceCentavos;
  const empty = mode === 'demo' && demo < (stakeMinCentavos ?? demo);
  const full = amountText(DEMO_START_CENTAVOS, 'D$');
  const refill = () => {
    refillDemo(card.name);
    showToast({ text: t('play.refilled', { amount: full }), tone: 'success' });
  };
  return (
    <div className={css.stack}>
      <List>
        {empty && (
          <Row
            icon={<Coins aria-hidden />}
            label={t('play.refill', { amount: full })}
            value={t('play.demoEmpty')}
            onClick={refill}
          />
        )}
        <Row
          icon={<BookOpen aria-hidden />}
          label={t('play.rules')}
          onClick={() => onView({ name: 'rules' })}
        />
        <Row
          icon={<ClockCounter aria-hidden />}
          label={t(mode === 'demo' ? 'play.demoRounds' : 'play.rounds')}
          onClick={() => onView({ name: 'rounds' })}
        />
        <Row
          icon={<ChartBar aria-hidden />}
          label={t('play.statistics')}
          onClick={() => onView({ name: 'statistics' })}
        />
        <Row
          icon={<Scales aria-hidden />}
          label={t('play.fairness')}
          onClick={() => onView({ name: 'fairness' })}
        />
        {card.hasDemo && (
          <Row
            icon={<Swap aria-hidden />}
            label={t(mode === 'demo' ? 'play.toReal' : 'play.toDemo')}
            value={t(mode === 'demo' ? 'play.toRealHint' : 'play.toDemoHint')}
            onClick={() => onMode(mode === 'demo' ? 'real' : 'demo')}
          />
        )}
      </List>
      {card.shared !== true && <QuickSwitch />}
      <div className={css.setting}>
        <Switch
          label={t('play.sound')}
          checked={!muted}
          onChange={(event) => setMuted(!event.currentTarget.checked)}
        />
        <Switch
          label={t('play.ambience')}
          checked={ambience}
          onChange={(event) => setAmbience(event.currentTarget.checked)}
        />
        {canVibrate() && (
          <Switch
            label={t('play.haptics')}
            checked={haptics}
            onChange={(event) => setHaptics(event.currentTarget.checked)}
          />
        )}
      </div>
    </div>
  );
}
