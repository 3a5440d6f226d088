import type { DayResults } from '../../../../contract/statistics';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { Day } from '../../../ui/page/Day';
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
  const facts =
    today.rounds === 0
      ? []
      : [
          { name: t('statistics.rounds'), value: today.rounds },
          { name: t('statistics.staked'), value: amountText(today.staked, symbol) },
          { name: t('statistics.returned'), value: amountText(today.returned, symbol) },
          {
            name: t('statistics.net'),
            value: amountText(net, symbol, true),
            sign: net < 0n ? ('minus' as const) : net > 0n ? ('plus' as const) : undefined,
          },
        ];
  return (
    <Day facts={facts}>{today.course.length > 1 && <Course course={today.course} symbol={symbol} />}</Day>
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
