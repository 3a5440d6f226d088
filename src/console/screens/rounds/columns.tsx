import type { OtherPlayState } from '../../../../contract/desk/otherPlay';
import { timeText } from '../../app/text';
import { Chip } from '../../kit/Chip';
import { Money } from '../../kit/Money';
import type { Column } from '../../kit/TableView';

interface Bet {
  readonly at: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** When a bet was made, and what it moved. */
export const BET_COLUMNS: readonly Column<Bet>[] = [
  {
    id: 'at',
    title: 'Time',
    width: '128px',
    isWide: true,
    cell: ({ at }) => <span className="mut">{timeText(at)}</span>,
  },
  {
    id: 'stake',
    title: 'Stake',
    width: '92px',
    isRight: true,
    cell: ({ stake }) => <Money centavos={stake} />,
  },
  {
    id: 'payout',
    title: 'Payout',
    width: '96px',
    isRight: true,
    cell: ({ payout }) => <Money centavos={payout} />,
  },
];

const STATES = {
  pending: ['Open', 'info'],
  success: ['Won', 'pos'],
  failed: ['Lost', 'plain'],
  canceled: ['Returned', 'warn'],
} as const;

export const StateChip = ({ state }: { readonly state: OtherPlayState }) => (
  <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>
);

export const STATE_COLUMN: Column<{ readonly state: OtherPlayState }> = {
  id: 'state',
  title: 'State',
  width: '88px',
  isWide: true,
  cell: ({ state }) => <StateChip state={state} />,
};
