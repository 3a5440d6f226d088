import { deskCalls } from '../../../../contract/desk/calls';
import { RTP_ALARM, RTP_BETS_MIN, RTP_WATCH, type RtpLine, rtpWindow } from '../../../../contract/desk/watch';
import { addressOf, setFilters, useAddress } from '../../app/address';
import { useMay } from '../../app/operator';
import { useDesk, useGameTitle } from '../../app/query';
import { countText, moneyText, timeText } from '../../app/text';
import { Card } from '../../kit/Card';
import { Chip } from '../../kit/Chip';
import { Reading } from '../../kit/States';
import { GamePauses, PauseButton } from '../GamePauses';
import { Course } from './Course';
import { percent, RTP_STATES, zText } from './rtpTexts';

const WINDOWS = [
  ['hour', 'Hour'],
  ['day', 'Day'],
  ['week', '7 days'],
] as const;
/** A promotion with a draw: it can be paused, and has no line among the games. */
const WHEEL = 'wheel';
/** The scale ends here; what lies beyond is drawn at its end. */
const SCALE = 5;

/** Notices a broken game first: the measured return of every own game against the declared one. */
export default function Rtp() {
  const { filters } = useAddress();
  const window = rtpWindow.safeParse(filters.get('window')).data ?? 'day';
  const course = filters.get('game');
  const may = useMay();
  const query = useDesk(deskCalls.watch.rtp, { window }, { everyMs: 60_000 });
  const pauses = useDesk(deskCalls.pause.list, {}, { everyMs: 15_000 }).data?.list ?? [];
  const mayPause = may(deskCalls.pause.pause.needs);
  const titleOf = useGameTitle();
  return (
    <>
      <div className="tabs">
        {WINDOWS.map(([name, title]) => (
          <a
            key={name}
            href={addressOf('rtp', { ...Object.fromEntries(filters), window: name })}
            className={name === window ? 'on' : ''}
          >
            {title}
          </a>
        ))}
      </div>
      <div className="scroll col">
        <Reading query={query} rows={6}>
          {({ games, at }) => (
            <>
              {games
                .filter(({ state }) => state === 'alarm')
                .map((game) => (
                  <div key={game.game} className="note neg" role="alert">
                    <b className="mid">{zText(game.z ?? 0)}</b>
                    <span>
                      <b>{titleOf(game.game)}</b> returns {percent(game.measured ?? 0)} where{' '}
                      {percent(game.declaredMin)} is declared, further off than chance allows.
                    </span>
                  </div>
                ))}
              <GamePauses pauses={pauses} />
              {course !== null && <Course key={course} game={course} />}
              <Card title="Own games" aside={<span className="mut">Until {timeText(at)}</span>}>
                <table>
                  <thead>
                    <tr>
                      <th>Game</th>
                      <th className="r">Measured</th>
                      <th className="r wide">Declared</th>
                      <th className="r wide">Staked</th>
                      <th className="wide">z, −5 to +5</th>
                      <th className="r">State</th>
                      {mayPause && <th className="r">Act</th>}
                    </tr>
                  </thead>
                  <tbody>
                    {games.map((game) => (
                      <Line
                        key={game.game}
                        game={game}
                        isPaused={pauses.some((pause) => pause.game === game.game)}
                        mayPause={mayPause}
                      />
                    ))}
                  </tbody>
                </table>
              </Card>
              {mayPause && (
                <Card title={titleOf(WHEEL)}>
                  <div className="pad row sp">
                    <span className="mut">It takes points and no stake, so no return is measured.</span>
                    {pauses.some(({ game }) => game === WHEEL) ? (
                      <Chip tone="neg">Paused</Chip>
                    ) : (
                      <PauseButton game={WHEEL} />
                    )}
                  </div>
                </Card>
              )}
              <p className="mut">
                z counts how many standard errors the measured return lies from the declared one. To{' '}
                {RTP_WATCH} is ordinary, to {RTP_ALARM} is watched, above it hardly ever happens by chance.
                Fewer than {countText(RTP_BETS_MIN)} bets say nothing.
              </p>
            </>
          )}
        </Reading>
      </div>
    </>
  );
}

interface LineProps {
  readonly game: RtpLine;
  readonly isPaused: boolean;
  readonly mayPause: boolean;
}

function Line({ game, isPaused, mayPause }: LineProps) {
  const { declaredMin, declaredMax, measured, z, state } = game;
  const titleOf = useGameTitle();
  const isOne = percent(declaredMin) === percent(declaredMax);
  return (
    <tr>
      <td>
        <button type="button" className="link" onClick={() => setFilters({ game: game.game })}>
          <b>{titleOf(game.game)}</b>
        </button>{' '}
        <span className="mut sm nw">{countText(game.bets)} bets</span>
      </td>
      <td className="r">{measured === null ? '' : percent(measured)}</td>
      <td className="r wide">
        {isOne ? percent(declaredMin) : `${percent(declaredMin)} to ${percent(declaredMax)}`}
      </td>
      <td className="r wide">{moneyText(game.staked)}</td>
      <td className="wide">{z !== null && <Scale z={z} state={state} />}</td>
      <td className="r">
        {isPaused ? (
          <Chip tone="neg">Paused</Chip>
        ) : (
          <Chip tone={RTP_STATES[state][1]}>{RTP_STATES[state][0]}</Chip>
        )}{' '}
        {z !== null && <span className="sm">{zText(z)}</span>}
      </td>
      {mayPause && <td className="r">{!isPaused && <PauseButton game={game.game} />}</td>}
    </tr>
  );
}

const Scale = ({ z, state }: { readonly z: number; readonly state: RtpLine['state'] }) => (
  <svg className={`scale ${state}`} viewBox="-5.4 -1 10.8 2" role="img" aria-label={`z ${zText(z)}`}>
    <rect x={-SCALE} y={-0.3} width={2 * SCALE} height={0.6} className="far" />
    <rect x={-RTP_ALARM} y={-0.3} width={2 * RTP_ALARM} height={0.6} className="near" />
    <rect x={-RTP_WATCH} y={-0.3} width={2 * RTP_WATCH} height={0.6} className="in" />
    <circle cx={Math.max(-SCALE, Math.min(SCALE, z))} cy={0} r={0.55} />
  </svg>
);
