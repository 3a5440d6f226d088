import { deskCalls } from '../../../contract/desk/calls';
import { useDesk } from '../app/query';
import { timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Reading } from '../kit/States';

const STATES = { good: ['Good', 'pos'], watch: ['Look', 'warn'], bad: ['Bad', 'neg'] } as const;

/** What is late, stuck or full. */
export default function Health() {
  const query = useDesk(deskCalls.watch.health, {}, { everyMs: 15_000 });
  return (
    <div className="scroll">
      <Reading query={query} rows={8}>
        {({ lines, at }) => (
          <Card title="Jobs and health" aside={<span className="mut">{timeText(at)}</span>}>
            <table className="health">
              <thead>
                <tr>
                  <th>What</th>
                  <th>Now</th>
                  <th className="wide">About</th>
                  <th className="r">State</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ name, value, state, about }) => (
                  <tr key={name}>
                    <td>
                      <b>{name}</b>
                    </td>
                    <td>{value}</td>
                    <td className="wide mut">{about}</td>
                    <td className="r">
                      <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        )}
      </Reading>
    </div>
  );
}
