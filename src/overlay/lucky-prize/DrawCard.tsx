import Play from '~icons/ph/play-circle-fill';
import type { LuckyDraw } from '../../../contract/rewards/luckyPrize';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { shortDayText, soonText } from '../../shared/dateText';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { amountText } from '../../ui/text/Amount';
import { LARGE } from './draw/events';
import * as css from './LuckyPrize.css';
import { isDrawn, wonKey } from './luckyPrize';
import { Slips } from './Slips';

interface DrawCardProps {
  readonly draw: LuckyDraw;
  readonly onList: () => void;
  /** Shows the draw on stage. */
  readonly onShow: () => void;
  readonly onCheck: () => void;
}

/** A week whose list is out: it waits for its draw, or has its winners. */
export function DrawCard({ draw, onList, onShow, onCheck }: DrawCardProps) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const { monday, drawAt, tickets, pool, moved } = draw;
  const day = shortDayText(new Date(`${monday}T00:00:00+08:00`), tag);
  return (
    <section className={classes(card, css.card)} data-draw={monday}>
      <h2 className={css.heading}>{t('lucky.weekOf', { day })}</h2>
      <p className={css.text}>
        {t('lucky.tickets', { count: tickets, tickets: tickets.toLocaleString('en') })}{' '}
        {t('lucky.poolIs', { amount: amountText(pool) })}
      </p>
      <OwnTicket draw={draw} />
      {moved !== null && <p className={css.small}>{t(`lucky.moved_${moved}`)}</p>}
      {isDrawn(draw) ? (
        <Winners draw={draw} onShow={onShow} />
      ) : (
        <p className={css.text}>{t('lucky.drawAt', { moment: soonText(new Date(drawAt), tag) })}</p>
      )}
      <div className={css.pair}>
        <Button tone="secondary" size="m" onClick={onList}>
          {t('lucky.list')}
        </Button>
        {isDrawn(draw) && draw.winners.length > 0 && (
          <Button tone="secondary" size="m" onClick={onCheck}>
            {t('lucky.check')}
          </Button>
        )}
      </div>
    </section>
  );
}

function OwnTicket({ draw }: { readonly draw: LuckyDraw }) {
  const { t } = useTranslation();
  const { own } = draw;
  if (own === null) return null;
  const number = own.number.toLocaleString('en');
  if (own.prize !== null) {
    return <p className={css.done}>{t(wonKey(own), { number, amount: amountText(own.prize) })}</p>;
  }
  return <p className={css.text}>{t(isDrawn(draw) ? 'lucky.ownLost' : 'lucky.ownWaits', { number })}</p>;
}

/** The winners: the larger prizes as tickets, the others as a list. */
function Winners({ draw, onShow }: Pick<DrawCardProps, 'draw' | 'onShow'>) {
  const { t } = useTranslation();
  const others = draw.winners.slice(LARGE);
  if (draw.winners.length === 0) return <p className={css.text}>{t('lucky.nobody')}</p>;
  return (
    <>
      <Slips draw={draw} />
      <Button wide icon={<Play aria-hidden />} onClick={onShow}>
        {t('lucky.show')}
      </Button>
      {others.length > 0 && (
        <details className={css.values}>
          <summary>{t('lucky.others', { count: others.length })}</summary>
          <ul className={css.shares}>
            {others.map(({ number, name, amount }) => (
              <li key={number}>
                <span>
                  {number.toLocaleString('en')} {name}
                </span>
                <b>{amountText(amount)}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
