import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { ReconciledDay } from '../../../contract/desk/reconciliation';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { useMay, useOperator } from '../app/operator';
import { refresh } from '../app/query';
import { moneyText } from '../app/text';
import { Facts } from '../kit/Card';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ProposalTold } from '../kit/ProposalTold';

const { reconciliation: calls } = deskCalls;
const again = () => refresh(calls.read, calls.days);

/** One person prepares the closing of a day, and a second one checks it. */
export function CloseDay({ read, onClose }: { readonly read: ReconciledDay; readonly onClose: () => void }) {
  const may = useMay();
  const operator = useOperator();
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
  const { proposalId, version, by, seen, isCurrent } = closing;
  const mayDecide = may(calls.decideClose.needs) && by.id !== operator.id;
  return (
    <Dialog title={`Close ${day}`} onClose={onClose}>
      <ProposalTold proposal={closing} />
      <div className="pad">
        <SumsTold sums={seen} />
        {!isCurrent && (
          <p className="neg">The day has changed since the proposal. Send it back, and propose again.</p>
        )}
      </div>
      {mayDecide ? (
        <Decision
          choices={(isCurrent ? (['approve', 'sendBack'] as const) : (['sendBack'] as const)).map(
            (decision) => ({
              id: decision,
              title: decision === 'approve' ? 'Close and lock the day' : 'Send back',
              ...(decision === 'approve' ? { tone: 'primary' as const } : {}),
              needsCode: true,
              send: async (said) => {
                const { isDone } = await ask(calls.decideClose, {
                  day,
                  proposalId,
                  version,
                  decision,
                  ...said,
                });
                await again();
                if (!isDone) return 'Somebody was faster, or the proposal has run out. Your reason is kept.';
                onClose();
                return null;
              },
            }),
          )}
        />
      ) : (
        <p className="pad mut">Another person checks it.</p>
      )}
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
