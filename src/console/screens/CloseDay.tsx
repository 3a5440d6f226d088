import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { ReconciledDay } from '../../../contract/desk/reconciliation';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { refresh } from '../app/query';
import { moneyText } from '../app/text';
import { Facts } from '../kit/Card';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ProposalDecision } from '../kit/ProposalDecision';

const { reconciliation: calls } = deskCalls;
const again = () => refresh(calls.read, calls.days);
type Closing = NonNullable<ReconciledDay['closing']>;

interface CloseDayProps {
  readonly read: ReconciledDay;
  readonly onClose: () => void;
}

/** One person prepares the closing of a day, and a second one checks it. */
export function CloseDay({ read, onClose }: CloseDayProps) {
  // What was proposed when it was opened: the dialog stays when somebody else has decided, and keeps what was typed.
  const [opened] = useState(read.closing);
  return opened === null ? (
    <ProposeClose read={read} onClose={onClose} />
  ) : (
    <DecideClose
      day={read.day}
      closing={read.closing?.proposalId === opened.proposalId ? read.closing : opened}
      onClose={onClose}
    />
  );
}

function ProposeClose({ read, onClose }: CloseDayProps) {
  const [key] = useState(newKey);
  const { day, notYet, sums } = read;
  return (
    <Dialog title={`Close ${day}`} onClose={onClose}>
      {notYet === null ? (
        <Decision
          choices={[
            {
              id: 'close',
              title: 'Propose to close the day',
              tone: 'primary',
              send: async ({ reason }) => {
                await ask(calls.proposeClose, { day, reason, key });
                await again();
                onClose();
                return null;
              },
            },
          ]}
        >
          <SumsTold sums={sums} />
        </Decision>
      ) : (
        <p className="pad">{notYet}</p>
      )}
    </Dialog>
  );
}

interface DecideCloseProps {
  readonly day: string;
  readonly closing: Closing;
  readonly onClose: () => void;
}

function DecideClose({ day, closing, onClose }: DecideCloseProps) {
  const { seen, isCurrent } = closing;
  return (
    <Dialog title={`Close ${day}`} onClose={onClose}>
      <ProposalDecision
        proposal={closing}
        call={calls.decideClose}
        approve="Close and lock the day"
        stale={isCurrent ? null : 'The day has changed since the proposal. Send it back, and propose again.'}
        decide={async (body) => {
          const { isDone } = await ask(calls.decideClose, { day, ...body });
          void again();
          return { isDone };
        }}
        onDone={onClose}
      >
        <div className="pad">
          <SumsTold sums={seen} />
        </div>
      </ProposalDecision>
    </Dialog>
  );
}

const SumsTold = ({ sums }: { readonly sums: ReconciledDay['sums'] }) => (
  <Facts
    facts={[
      ['Ours', moneyText(sums.ours)],
      ['Theirs', moneyText(sums.theirs)],
      ['Matched', moneyText(sums.matched)],
      ['Only ours', moneyText(sums.onlyOurs)],
      ['Only theirs', moneyText(sums.onlyTheirs)],
    ]}
  />
);
