import type { DayResults } from '../../../../contract/statistics';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { netOf } from './statistics';
import * as css from './statistics.css';

interface OwnResultsProps {
  readonly today: DayResults;
  readonly symbol: CurrencySymbol;
}

/** What the player staked and got back today, with the way of the net as a line. */
export function OwnResults({ today, symbol }: OwnResultsProps) {
  const { t } = useTranslation();
  const net = netOf(today);
  return (
    <section className={css.card} aria-label={t('statistics.today')}>
      <header className={css.head}>
        <h3>{t('statistics.today')}</h3>
        <span>{t('statistics.sinceMidnight')}</span>
      </header>
      {today.rounds === 0 ? (
        <p className={css.text}>{t('statistics.noneToday')}</p>
      ) : (
        <>
          <dl className={css.facts}>
            <div>
              <dt>{t('statistics.rounds')}</dt>
              <dd>{today.rounds}</dd>
            </div>
            <div>
              <dt>{t('statistics.staked')}</dt>
              <dd>{amountText(today.staked, symbol)}</dd>
            </div>
            <div>
              <dt>{t('statistics.returned')}</dt>
              <dd>{amountText(today.returned, symbol)}</dd>
            </div>
            <div>
              <dt>{t('statistics.net')}</dt>
              <dd data-sign={net < 0n ? 'minus' : net > 0n ? 'plus' : undefined}>
                {amountText(net, symbol, true)}
              </dd>
            </div>
          </dl>
          {today.course.length > 1 && <Course course={today.course} symbol={symbol} />}
        </>
      )}
    </section>
  );
}

const WIDTH = 300;
const HEIGHT = 44;
/** Room for the dot at the end and for the thickness of the line. */
const EDGE = 4;

interface CourseProps {
  readonly course: readonly Centavos[];
  readonly symbol: CurrencySymbol;
}

/** The net after each round as a line around zero. */
function Course({ course, symbol }: CourseProps) {
  const { t } = useTranslation();
  const points = [0n as Centavos, ...course];
  const amounts = points.map(Number);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const span = Math.max(1, highest - lowest);
  const x = (index: number) => EDGE + (index / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (amount: number) => EDGE + ((highest - amount) / span) * (HEIGHT - 2 * EDGE);
  const now = course.at(-1) ?? (0n as Centavos);
  const text = (amount: number) => amountText(BigInt(amount) as Centavos, symbol, true);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={css.course}
      role="img"
      aria-label={t('statistics.course', {
        lowest: text(lowest),
        highest: text(highest),
        now: text(Number(now)),
      })}
    >
      <path className={css.zero} d={`M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
      <path
        className={css.line}
        d={amounts
          .map((amount, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(amount).toFixed(1)}`)
          .join('')}
      />
      <circle
        className={css.dot}
        data-sign={now < 0n ? 'minus' : now > 0n ? 'plus' : undefined}
        cx={WIDTH - EDGE}
        cy={y(Number(now))}
        r={EDGE - 0.5}
      />
    </svg>
  );
}
