import type { Proposal } from '../../../contract/desk/proposals';
import { timeText } from '../app/text';

export const DECISIONS = { approve: 'approved', sendBack: 'sent back' } as const;

/** Who proposes something and why, and who has decided so far. */
export const ProposalTold = ({ proposal }: { readonly proposal: Proposal }) => (
  <div className="told pad">
    <p>
      <b>{proposal.by.name}</b> <span className="mut">proposed, {timeText(proposal.proposedAt)}</span>
    </p>
    <blockquote>{proposal.reason}</blockquote>
    {proposal.decisions.map(({ by, decision, reason, at }) => (
      <div key={by.id}>
        <p>
          <b>{by.name}</b>{' '}
          <span className="mut">
            {DECISIONS[decision]}, {timeText(at)}
          </span>
        </p>
        <blockquote>{reason}</blockquote>
      </div>
    ))}
  </div>
);
