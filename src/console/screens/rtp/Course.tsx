import { deskCalls } from '../../../../contract/desk/calls';
import type { RtpDay } from '../../../../contract/desk/watch';
import { addressOf, setFilters, useAddress } from '../../app/address';
import { useDesk, useGameTitle } from '../../app/query';
import { dayText } from '../../app/text';
import { Card } from '../../kit/Card';
import { Reading } from '../../kit/States';
import { Returns } from './Returns';
import { percent } from './rtpTexts';
import { Stakes } from './Stakes';

const SPANS = [14, 31] as const;
const WIDTH = 1100;
const HEIGHT = 200;
const MARGIN = 14;
/** Room for the shares on the left. */
const SCALE_WIDTH = 56;

/** The return of one game by day, with the interval that chance allows so many bets. */
export function Course({ game }: { readonly game: string }) {
  const { filters } = useAddress();
  const days = SPANS.find((span) => String(span) === filters.get('days')) ?? SPANS[0];
  const query = useDesk(deskCalls.watch.course, { game, days }, { everyMs: 300_000 });
  const title = useGameTitle()(game);
  return (
    <Card
      title={`Course of ${title}`}
      aside={
        <span className="row">
          {SPANS.map((span) => (
            <a
              key={span}
              className={span === days ? 'btn sm p' : 'btn sm'}
              aria-current={span === days ? 'page' : undefined}
              href={addressOf('rtp', { ...Object.fromEntries(filters), days: String(span) })}
            >
              {span} days
            </a>
          ))}
          <button
            type="button"
            className="btn q"
            aria-label={`Close the course of ${title}`}
            onClick={() => setFilters({ game: null, days: null })}
          >
            ×
          </button>
        </span>
      }
    >
      <Reading query={query} rows={6}>
        {({ list }) => (
          <>
            <Chart list={list} />
            <Stakes game={game} days={days} />
            <section className="source">
              <h3>By day</h3>
              <Returns first="Day" lines={list} idOf={({ day }) => day} nameOf={({ day }) => dayText(day)} />
            </section>
            <p className="pad mut sm">
              Expected is the declared return with two standard errors on both sides: 19 of 20 lines of a
              sound game lie within. The fewer bets, the wider it is.
            </p>
          </>
        )}
      </Reading>
    </Card>
  );
}

/** Days from left to right: the expected interval as a bar, the measured return as a point. */
function Chart({ list }: { readonly list: readonly RtpDay[] }) {
  const played = list.filter(({ measured }) => measured !== null);
  if (played.length === 0) return <p className="pad mut">No bets on these days.</p>;
  const ends = list.flatMap(({ measured, expected, declaredMin, declaredMax }) => [
    declaredMin,
    declaredMax,
    ...(measured === null ? [] : [measured]),
    ...(expected === null ? [] : [expected.low, expected.high]),
  ]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const yOf = (share: number) =>
    HEIGHT - MARGIN - ((share - low) / Math.max(high - low, 0.001)) * (HEIGHT - 2 * MARGIN);
  const step = (WIDTH - SCALE_WIDTH - MARGIN) / list.length;
  const xOf = (index: number) => WIDTH - MARGIN - (index + 0.5) * step;
  const { declaredMin = 0, declaredMax = 0 } = list[0] ?? {};
  return (
    <svg
      className="course wide"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Measured return by day, from ${percent(low)} to ${percent(high)}`}
    >
      {[declaredMin, ...(declaredMax === declaredMin ? [] : [declaredMax])].map((declared) => (
        <line
          key={declared}
          className="declared"
          x1={SCALE_WIDTH}
          x2={WIDTH - MARGIN}
          y1={yOf(declared)}
          y2={yOf(declared)}
        />
      ))}
      {[low, declaredMin, high].map((share) => (
        <text key={share} x={SCALE_WIDTH - 8} y={yOf(share) + 4} textAnchor="end">
          {percent(share)}
        </text>
      ))}
      {list.map(({ day, expected, measured, state }, index) => (
        <g key={day}>
          {expected !== null && (
            <rect
              x={xOf(index) - step * 0.3}
              width={step * 0.6}
              y={yOf(expected.high)}
              height={Math.max(1, yOf(expected.low) - yOf(expected.high))}
              rx={3}
            />
          )}
          {measured !== null && (
            <circle className={`point ${state}`} cx={xOf(index)} cy={yOf(measured)} r={4} />
          )}
        </g>
      ))}
    </svg>
  );
}
