import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { PairProposal, ReconciledDay } from '../../../contract/desk/reconciliation';
import { ask } from '../app/api';
import { useMay, useOperator } from '../app/operator';
import { refresh } from '../app/query';
import { moneyText } from '../app/text';
import { Chip } from '../kit/Chip';
import { Dialog } from '../kit/Dialog';
import { ProposalDecision } from '../kit/ProposalDecision';

const { reconciliation: calls } = deskCalls;

/** Pairs by hand that wait for a second person. */
export function PairsToDecide({ read: { day, pairs } }: { readonly read: ReconciledDay }) {
  const may = useMay();
  const operator = useOperator();
  const [chosen, setChosen] = useState<PairProposal | null>(null);
  // The dialog stays when somebody else has decided: it says so, and keeps what was typed.
  if (pairs.length === 0 && chosen === null) return null;
  return (
    <ul className="plain">
      {pairs.map((pair) => (
        <li key={pair.proposalId}>
          <span className="row">
            <Chip tone="vio">2 people</Chip> <b className="g el">{pair.ours}</b> {moneyText(pair.amount)}
          </span>
          <span className="mut sm">
            with {pair.theirTitle}, proposed by {pair.by.name}
          </span>
          {may(calls.decidePair.needs) && pair.by.id !== operator.id && (
            <button type="button" className="btn sm" onClick={() => setChosen(pair)}>
              Decide
            </button>
          )}
        </li>
      ))}
      {chosen !== null && (
        <Dialog title={`${chosen.ours} and ${chosen.theirTitle}`} onClose={() => setChosen(null)}>
          <ProposalDecision
            proposal={chosen}
            call={calls.decidePair}
            approve={`Match ${moneyText(chosen.amount)}`}
            decide={async (body) => {
              const { isDone } = await ask(calls.decidePair, { day, ...body });
              void refresh(calls.read);
              return { isDone };
            }}
            onDone={() => setChosen(null)}
          />
        </Dialog>
      )}
    </ul>
  );
}
