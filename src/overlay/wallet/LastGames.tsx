import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { useOwnTexts } from '../../shared/catalogue/ownGames';
import { isBaked } from '../../shared/tiles/baked';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/page/Link';
import { type DemoPlayed, useDemoPlayed } from './demoPlayed';
import * as css from './NewWallet.css';
import * as plays from './plays/Plays.css';

/** The games whose demos were opened lately on this device; nothing if there are none. */
export function LastGames() {
  const { t } = useTranslation();
  const played = useDemoPlayed();
  if (played.length === 0) return null;
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{t('wallet.lastGames')}</h2>
        <span className={css.note}>{t('wallet.demoOnly')}</span>
      </div>
      <ul className={classes(card, css.games)}>
        {played.map((game) => (
          <Game key={game.name} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Game({ game: { id, name, betCount, balanceCentavos } }: { readonly game: DemoPlayed }) {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  return (
    <li>
      <Link className={css.game} to={`/games/og?id=${id}&mode=demo`}>
        {isBaked(name) && (
          <img className={plays.tile} src={`/tiles/${name}-216.webp`} width={40} height={52} alt="" />
        )}
        <span className={css.words}>
          <b>{titleOf(name)}</b>
          <small className={css.note}>
            {betCount === 0
              ? t('wallet.openedOnly')
              : t('wallet.demoBets', { count: betCount, amount: amountText(balanceCentavos, 'D$') })}
          </small>
        </span>
        <span className={css.go}>{t('wallet.playOn')}</span>
      </Link>
    </li>
  );
}
