import ArrowLeft from '~icons/ph/arrow-left-bold';
import List from '~icons/ph/list-bold';
import type { Centavos } from '../../../games/kit/rules/money';
import { useTranslation } from '../../i18n/i18n';
import type { PlayMode } from '../../shared/play/play';
import { titleLengthStyle } from '../../ui/text/titleLength';
import { BalancePill } from './BalancePill';
import * as css from './GamePage.css';

interface HeaderProps {
  readonly title: string;
  readonly mode: PlayMode;
  readonly balanceCentavos: Centavos;
  readonly format: (amount: Centavos) => string;
  readonly reducedMotion: boolean;
  readonly onBack: () => void;
  readonly onBalance: () => void;
  readonly onMenu: () => void;
}

/** Back button, title, wallet and menu. */
export function Header({ title, mode, balanceCentavos, format, ...props }: HeaderProps) {
  const { t } = useTranslation();
  const amount = format(balanceCentavos);
  return (
    <header className={css.header}>
      <button type="button" className={css.round} aria-label={t('ui.back')} onClick={props.onBack}>
        <ArrowLeft aria-hidden />
      </button>
      <span className={css.name}>
        <h1 className={css.title} style={titleLengthStyle(css.letters, title)}>
          {title}
        </h1>
        {mode === 'demo' && <span className={css.demo}>{t('play.demo')}</span>}
      </span>
      <BalancePill
        label={t(mode === 'demo' ? 'play.demoBalance' : 'play.balance', { amount })}
        centavos={balanceCentavos}
        format={format}
        reducedMotion={props.reducedMotion}
        onPress={props.onBalance}
      />
      <button type="button" className={css.round} aria-label={t('play.menu')} onClick={props.onMenu}>
        <List aria-hidden />
      </button>
    </header>
  );
}
