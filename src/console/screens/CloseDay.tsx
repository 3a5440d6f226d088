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

/** One person prepares the closing of a day, and a second one checks it. */
export function CloseDay({ read, onClose }: { readonly read: ReconciledDay; readonly onClose: () => void }) {
  const [key] = useState(newKey);
  const { day, notYet, closing, sums } = read;
  if (closing === null) {
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
          await again();
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
