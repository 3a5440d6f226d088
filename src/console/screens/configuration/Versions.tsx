import type { SettingsVersion } from '../../../../contract/desk/configuration';
import { timeText } from '../../app/text';
import { Card } from '../../kit/Card';
import { Chip } from '../../kit/Chip';
import { Empty } from '../../kit/States';
import { StateChip } from './StateChip';

interface VersionsProps {
  readonly versions: readonly SettingsVersion[];
  /** Makes a draft of an earlier version; missing where the operator may not. */
  readonly onBack?: ((versionId: string) => void) | undefined;
}

/** The versions of an area, the newest first. */
export const Versions = ({ versions, onBack }: VersionsProps) => (
  <Card title="Versions">
    <table>
      <tbody>
        {versions.map(({ versionId, number, state, by, savedAt, stopped }) => (
          <tr key={versionId}>
            <td className="num">
              <b>{number}</b>
            </td>
            <td>{stopped === null ? <StateChip state={state} /> : <Chip tone="neg">Stopped</Chip>}</td>
            <td className="mut sm">
              {by.name}, {timeText(savedAt)}
            </td>
            <td className="r">
              {onBack !== undefined && state !== 'live' && (
                <button type="button" className="btn sm" onClick={() => onBack(versionId)}>
                  Bring back
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {versions.length === 0 && <Empty title="No versions yet">What the environment says is live.</Empty>}
  </Card>
);
