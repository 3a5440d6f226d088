import type { ReactNode } from 'react';
import type { DeskCall } from '../../../contract/desk/call';
import type { Proposal } from '../../../contract/desk/proposals';
import { useMay, useOperator } from '../app/operator';
import { agoText, timeText } from '../app/text';
import { Decision } from './Decision';
import { DECISIONS, ProposalTold } from './ProposalTold';

type Verdict = 'approve' | 'sendBack';

/** What every call that decides about a proposal takes. */
export interface DecisionBody {
  readonly proposalId: string;
  readonly version: number;
  readonly decision: Verdict;
  readonly reason: string;
  readonly code: string;
}

interface ProposalDecisionProps {
  readonly proposal: Proposal;
  /** The call that decides; whoever may not make it only reads. */
  readonly call: DeskCall;
  /** What an approval does, as in "Approve +₱250.00". */
  readonly approve: string;
  readonly sendBack?: string;
  /** Why it cannot be approved any more; it can still be sent back. */
  readonly stale?: string | null;
  /** Makes the call and reads again what the screen shows. `now` is the proposal as it stands after the answer. */
  readonly decide: (body: DecisionBody) => Promise<{ readonly isDone: boolean; readonly now?: Proposal }>;
  /** After a decision was carried out. */
  readonly onDone?: () => void;
  /** Between what was proposed and the decision. */
  readonly children?: ReactNode;
}

/** Why a decision was not carried out. */
function conflictOf(now: Proposal | undefined): string {
  const last = now?.decisions.at(-1);
  return last === undefined
    ? 'Somebody else was faster, or the proposal has run out. Your reason is kept.'
    : `${last.by.name} was faster: ${DECISIONS[last.decision]}, ${timeText(last.at)}. Your reason is kept.`;
}

/**
 * A proposal and the decision about it: nobody decides about their own, nobody twice, and each decision takes a reason and
 * a fresh code.
 */
export function ProposalDecision(props: ProposalDecisionProps) {
  const { proposal, call, approve, sendBack = 'Send back', stale = null, decide, onDone, children } = props;
  const may = useMay();
  const { id } = useOperator();
  const { proposalId, version, state, by, expiresAt, decisions } = proposal;
  const left = agoText(new Date().toISOString(), Date.parse(expiresAt));
  const hasDecided = decisions.some((each) => each.by.id === id);
  const verdicts: readonly Verdict[] = stale === null ? ['approve', 'sendBack'] : ['sendBack'];
  const hint =
    by.id === id
      ? `Another person has to decide on your proposal, within ${left}.`
      : hasDecided
        ? 'You have approved. Another person is still missing.'
        : may(call.needs)
          ? null
          : `A second person decides, within ${left}.`;
  return (
    <>
      <ProposalTold proposal={proposal} />
      {children}
      {stale !== null && <p className="pad neg">{stale}</p>}
      {state === 'open' && hint !== null && <p className="pad mut">{hint}</p>}
      {state === 'open' && hint === null && (
        <Decision
          of={`${proposalId} ${version}`}
          choices={verdicts.map((decision) => ({
            id: decision,
            title: decision === 'approve' ? approve : sendBack,
            tone: decision === 'approve' ? ('primary' as const) : ('danger' as const),
            needsCode: true,
            send: async (said) => {
              const { isDone, now } = await decide({ proposalId, version, decision, ...said });
              if (!isDone) return { conflict: conflictOf(now) };
              onDone?.();
              return null;
            },
          }))}
        >
          <p className="mut sm">Runs out in {left}.</p>
        </Decision>
      )}
    </>
  );
}
