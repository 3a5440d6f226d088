import type { DeskWithdrawalInFull } from '../../../../contract/desk/withdrawals';
import { countText, moneyText, timeText } from '../../app/text';

type Signal = DeskWithdrawalInFull['signals'][number];
type Compared = Signal['compared'];

interface Words {
  /** What was found. */
  readonly found: string;
  /** The check, where it found nothing. */
  readonly passed: string;
  /** What was compared with what. */
  readonly evidence: (compared: Compared) => string;
}

const times = (value: string | number | undefined, one: string, many: string): string =>
  Number(value) === 1 ? `1 ${one}` : `${countText(Number(value))} ${many}`;
const pesos = (value: string | number | undefined): string => moneyText(BigInt(value ?? 0));

const VERIFIED: Readonly<Record<string, string>> = {
  INIT: 'No document was sent',
  PENDING: 'Documents wait for a review',
  REJECTED: 'The documents were refused',
};

const WORDS: Readonly<Record<string, Words>> = {
  identity: {
    found: 'Identity is not verified',
    passed: 'identity',
    evidence: ({ verified }) => VERIFIED[String(verified)] ?? '',
  },
  held: {
    found: 'The 24-hour hold has not ended',
    passed: '24-hour hold',
    evidence: ({ heldUntil }) => `Password or security changed; ends ${timeText(String(heldUntil))}`,
  },
  blocked: {
    found: 'Withdrawals are closed to this player',
    passed: 'no restriction',
    evidence: () => 'See the restriction on their page',
  },
  reversed: {
    found: 'A reversed deposit was spent',
    passed: 'no reversed deposit',
    evidence: () => 'The bank took a deposit back, and a parked payment of it waits for a decision',
  },
  underAge: { found: 'A stated age below 21', passed: 'age', evidence: () => 'See their identity check' },
  firstWithdrawal: {
    found: 'First withdrawal',
    passed: 'paid before',
    evidence: () => 'None was paid before',
  },
  nameDiffers: {
    found: 'Account name and identity differ',
    passed: 'account name',
    evidence: ({ document, holder, percent, fromPercent }) =>
      `Identity ${document === '' ? 'none' : document}, account ${holder}: ${percent}% alike, ${fromPercent}% is enough`,
  },
  sharedAccount: {
    found: 'Account shared',
    passed: 'own account',
    evidence: ({ otherPlayers }) =>
      `${times(otherPlayers, 'other player is', 'other players are')} paid to it; see Linked players on their page`,
  },
  sharedDevice: {
    found: 'Device shared',
    passed: 'own device',
    evidence: ({ otherPlayers }) =>
      `${times(otherPlayers, 'other player', 'other players')} on the same browser and address in 30 days`,
  },
  bonusTwice: {
    found: 'Bonus taken twice',
    passed: 'bonuses once',
    evidence: () => 'Had a bonus that is once a person under another account too',
  },
  pace: {
    found: 'Pace',
    passed: 'pace',
    evidence: ({ asksInADay, depositedCentavos, stakedCentavos }) =>
      `Asked ${times(asksInADay, 'time', 'times')} in a day; cash-in ${pesos(depositedCentavos)}, staked ${pesos(stakedCentavos)}`,
  },
  newAccount: {
    found: 'New account',
    passed: 'account age',
    evidence: ({ accountHours, fromHours }) =>
      `Joined ${times(accountHours, 'hour', 'hours')} before asking; weighed below ${Number(fromHours) / 24} days`,
  },
  newPayoutAccount: {
    found: 'New payout account',
    passed: 'known account',
    evidence: () => 'Nothing was paid to it before',
  },
  bigWin: {
    found: 'A big win',
    passed: 'no big win',
    evidence: ({ payoutCentavos, fromCentavos }) =>
      `Won ${pesos(payoutCentavos)} at once since their last withdrawal; weighed from ${pesos(fromCentavos)}`,
  },
};

export const foundText = ({ name }: Signal): string => WORDS[name]?.found ?? name;
export const evidenceText = ({ name, compared }: Signal): string => WORDS[name]?.evidence(compared) ?? '';
export const passedText = (names: readonly string[]): string =>
  names.map((name) => WORDS[name]?.passed ?? name).join(', ');
