import type { RtpDay, RtpLine } from '../../../../contract/desk/watch';
import { countText, moneyText } from '../../app/text';
import { Chip } from '../../kit/Chip';
import { percent, RTP_STATES, zText } from './rtpTexts';

interface ReturnsProps<Line> {
  /** The heading of the first column. */
  readonly first: string;
  readonly lines: readonly Line[];
  readonly idOf: (line: Line) => string;
  readonly nameOf: (line: Line) => string;
}

/** Measured returns of parts of a game's bets, with what chance allows each. */
export const Returns = <Line extends RtpLine & Pick<RtpDay, 'expected'>>(props: ReturnsProps<Line>) => (
  <table>
    <thead>
      <tr>
        <th>{props.first}</th>
        <th className="r">Bets</th>
        <th className="r wide">Staked</th>
        <th className="r wide">Returned</th>
        <th className="r">Measured</th>
        <th className="r wide">Expected</th>
        <th className="r">State</th>
      </tr>
    </thead>
    <tbody>
      {props.lines.map((line) => {
        const { bets, staked, returned, measured, expected, state, z } = line;
        return (
          <tr key={props.idOf(line)}>
            <td>{props.nameOf(line)}</td>
            <td className="r">{countText(bets)}</td>
            <td className="r wide">{moneyText(staked)}</td>
            <td className="r wide">{moneyText(returned)}</td>
            <td className="r">{measured === null ? '' : percent(measured)}</td>
            <td className="r wide mut">
              {expected !== null && `${percent(expected.low)} to ${percent(expected.high)}`}
            </td>
            <td className="r">
              {bets > 0 && (
                <Chip tone={RTP_STATES[state][1]}>
                  {RTP_STATES[state][0]} {z !== null && zText(z)}
                </Chip>
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
