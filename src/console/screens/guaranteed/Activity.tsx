import { use, useState } from 'react';
import { deskCalls } from '../../../../contract/desk/calls';
import type { DeskActivity, GuaranteedRow } from '../../../../contract/desk/guaranteed';
import { ask } from '../../app/api';
import { useMay } from '../../app/operator';
import { refresh, useDesk } from '../../app/query';
import { countText, moneyText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { ItemContext } from '../../kit/outcome';
import { ProposalDecision } from '../../kit/ProposalDecision';
import { ProposeChange } from './ProposeChange';
import { ProposeClose } from './ProposeClose';
import { Shown } from './Shown';
import { changeText, StateChip } from './texts';

const { guaranteed: calls } = deskCalls;

const OPENS = { open: 'Open it', edit: 'Change it', close: 'Give notice' } as const;

/** One guaranteed payout: what was promised to how many, what it can still cost, and what is proposed about it. */
export function Activity({ row }: { readonly row: GuaranteedRow }) {
  const { rowId, activity, proposal } = row;
  return (
    <Card title={rowId} aside={<StateChip row={row} />}>
      {activity !== null && <Facted activity={activity} />}
      {proposal !== null && (
        <>
          <p className="pad">
            Proposed: <b>{changeText(proposal.change)}</b>
          </p>
          <ProposalDecision
            proposal={proposal}
            call={calls.decide}
            approve={OPENS[proposal.change.kind]}
            decide={async (body) => {
              const { isDone, proposal: now } = await ask(calls.decide, body);
              await refresh(calls.list);
              return { isDone, now };
            }}
          >
            <Shown preview={proposal.preview} whenProposed={proposal.reservedWhenProposed} />
          </ProposalDecision>
        </>
      )}
      {activity !== null && proposal === null && <Changes activity={activity} />}
    </Card>
  );
}

function Facted({ activity }: { readonly activity: DeskActivity }) {
  const { data } = useDesk(calls.list, { view: 'running', pageSize: 1 });
  const titleOf = (named: string) => data?.games.find(({ game }) => game === named)?.title ?? named;
  return (
    <div className="pad">
      <p className="mid">{activity.title}</p>
      <p className="mut">{activity.details}</p>
      <Facts
        facts={[
          ['Promises', moneyText(activity.amount)],
          ['For play of', moneyText(activity.playNeeded)],
          ['Games', activity.games.map(titleOf).join(', ')],
          ['Joined', `${countText(activity.joined)} of ${countText(activity.places)}`],
          ['Filled', `${countText(activity.filled)}, of whom ${countText(activity.received)} received it`],
          ['Can still cost', moneyText(activity.reserved)],
          ['Play counts', `${timeText(activity.startTime)} to ${timeText(activity.endTime)}`],
          ...(activity.closedAt === null ? [] : [['Joining ends', timeText(activity.closedAt)] as const]),
        ]}
      />
    </div>
  );
}

function Changes({ activity }: { readonly activity: DeskActivity }) {
  const may = useMay();
  const [open, setOpen] = useState<'edit' | 'close' | null>(null);
  const isOver = use(ItemContext)?.isOver ?? false;
  const isOpen = !isOver && activity.closedAt === null && Date.parse(activity.endTime) > Date.now();
  if (!isOpen || !may(calls.propose.needs)) return null;
  return (
    <div className="pad row">
      <button type="button" className="btn" onClick={() => setOpen('edit')}>
        Propose a change
      </button>
      <button type="button" className="btn d" onClick={() => setOpen('close')}>
        Propose to close
      </button>
      {open === 'edit' && <ProposeChange activity={activity} onClose={() => setOpen(null)} />}
      {open === 'close' && <ProposeClose activity={activity} onClose={() => setOpen(null)} />}
    </div>
  );
}
