import type { SettingsArea } from '../../../../contract/desk/settings';
import { ask } from '../../app/api';
import { refresh } from '../../app/query';
import { timeText } from '../../app/text';
import { Card } from '../../kit/Card';
import { ProposalDecision } from '../../kit/ProposalDecision';
import { type AreaReply, callsOf } from './areas';
import { StateChip } from './StateChip';

interface WaitingProps {
  readonly area: SettingsArea;
  readonly waiting: NonNullable<AreaReply['waiting']>;
  readonly onDone: () => void;
}

/** A version that waits for a second person, and what they may decide. */
export function WaitingVersion({ area, waiting: { proposal, version }, onDone }: WaitingProps) {
  const calls = callsOf(area);
  return (
    <Card title={`Version ${version.number} waits`} aside={<StateChip state="proposed" />}>
      <ProposalDecision
        proposal={proposal}
        call={calls.decide}
        approve="Approve"
        decide={async (body) => {
          const { isDone, proposal: now } = await ask(calls.decide, body);
          void refresh(calls.read);
          return { isDone, now };
        }}
        onDone={onDone}
      >
        <p className="pad">
          Goes live {version.startsAt === null ? 'at once' : timeText(version.startsAt)}
          {version.endsAt === null ? '' : `, ends ${timeText(version.endsAt)}`}.
        </p>
      </ProposalDecision>
    </Card>
  );
}
