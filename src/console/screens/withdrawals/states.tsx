import type { WithdrawalState } from '../../../../contract/wallet/withdrawals';
import { Chip, type Tone } from '../../kit/Chip';

const STATES: Readonly<Record<WithdrawalState, readonly [string, Tone]>> = {
  requested: ['Requested', 'info'],
  reviewing: ['In review', 'info'],
  approved: ['Approved', 'acc'],
  sent: ['Sent', 'acc'],
  confirmed: ['Paid', 'pos'],
  rejected: ['Rejected', 'neg'],
  failed: ['Failed', 'neg'],
  canceled: ['Canceled', 'plain'],
};

export const stateText = (state: WithdrawalState): string => STATES[state][0];

export const StateChip = ({ state }: { readonly state: WithdrawalState }) => (
  <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>
);

const WAY: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved', 'sent', 'confirmed'];

/** The way of a withdrawal, with the step it stands at; another end takes the place of what was left. */
export function Steps({ state }: { readonly state: WithdrawalState }) {
  const place = WAY.indexOf(state);
  if (place < 0) return null;
  return (
    <ol className="way">
      {WAY.map((step, at) => (
        <li
          key={step}
          className={at < place ? 'past' : at === place ? 'now' : ''}
          aria-current={at === place ? 'step' : undefined}
        >
          {stateText(step)}
        </li>
      ))}
    </ol>
  );
}
