import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { deskCalls } from '../../../contract/desk/calls';
import type { PlayerPage } from '../../../contract/desk/players';
import type { ReconciledDay } from '../../../contract/desk/reconciliation';
import { centavos } from '../../../games/kit/rules/money';
import { WaitingCards } from '../kit/WaitingCards';
import { DECIDED, PROPOSAL } from '../testing/proposal';
import { testConsole } from '../testing/testConsole';
import { CloseDay } from './CloseDay';
import { PairsToDecide } from './PairsToDecide';
import { PlayerActions } from './PlayerActions';
import Team from './Team';

const desk = testConsole();
const REASON = 'Compared with the statement.';
const { team, reconciliation, player } = deskCalls;

/** Types reason and code, and approves. */
async function approve(within: Locator = page.elementLocator(document.body)): Promise<void> {
  await userEvent.fill(within.getByLabelText(/^Reason/), REASON);
  await userEvent.fill(within.getByLabelText(/^Your code/), '123456');
  await userEvent.click(within.getByRole('button', { name: /^(Approve|Match|Close and)/ }));
}

const NONE = centavos(0n);
const SUMS = { ours: NONE, theirs: NONE, matched: NONE, onlyOurs: NONE, onlyTheirs: NONE };
const PAIR = { ...PROPOSAL, ours: 'CI1', theirs: '5', theirTitle: 'GC5', amount: NONE };
const DAY: ReconciledDay = {
  day: '2026-11-21',
  state: 'open',
  groups: [],
  matched: [],
  ours: [],
  theirs: [],
  sums: SUMS,
  isProved: true,
  open: 0,
  movements: 0,
  statements: [],
  channels: [],
  pairs: [],
  closing: null,
  notYet: 'It is closed.',
  closed: null,
  people: [],
};

const dialog = page.getByRole('dialog');
const FASTER = /Somebody else was faster.*Your reason is kept/;
const CORA = /Cora Santos was faster: .*Your reason is kept/;

/** The form still says what was typed, and why it was not carried out. */
async function expectKept(why: RegExp): Promise<void> {
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(why);
  await expect.element(dialog.getByLabelText(/^Reason/)).toHaveValue(REASON);
}

test('the slower of two people reads in the dialog of a pair that another was faster', async () => {
  desk.reply(reconciliation.decidePair, () => {
    desk.show(<PairsToDecide read={DAY} />);
    return { isDone: false, day: DAY };
  });
  desk.show(<PairsToDecide read={{ ...DAY, pairs: [PAIR] }} />);
  await userEvent.click(page.getByRole('button', { name: 'Decide' }));
  await approve(dialog);
  await expectKept(FASTER);
});

test('the slower of two people reads in the dialog of a day that another was faster', async () => {
  const onClose = () => {};
  desk.reply(reconciliation.decideClose, () => {
    desk.show(<CloseDay read={DAY} onClose={onClose} />);
    return { isDone: false, day: DAY };
  });
  const closing = { ...PROPOSAL, seen: SUMS, isCurrent: true };
  desk.show(<CloseDay read={{ ...DAY, closing }} onClose={onClose} />);
  await approve(dialog);
  await expectKept(FASTER);
});

test('the slower of two people reads in the dialog about a restriction that another was faster', async () => {
  const lift = { ...PROPOSAL, uid: 1001 };
  const restricted = (of: typeof lift | null) =>
    ({ player: { uid: 1001, isRestricted: true }, lift: of }) as unknown as PlayerPage;
  desk.reply(player.decideLift, () => {
    desk.show(<PlayerActions page={restricted(null)} />);
    return { isDone: false, proposal: { ...DECIDED, uid: 1001 } };
  });
  desk.show(<PlayerActions page={restricted(lift)} />);
  await userEvent.click(page.getByRole('button', { name: 'Decide on lifting' }));
  await approve(dialog);
  await expectKept(CORA);
});

test('the slower of two owners reads beside the card that another was faster', async () => {
  const change = { kind: 'suspend' as const, operatorId: 9 };
  let waiting = [{ ...PROPOSAL, change }];
  desk.reply(team.list, () => ({ list: [], waiting }));
  desk.reply(team.decide, () => {
    waiting = [];
    return { isDone: false, proposal: { ...DECIDED, change }, link: null };
  });
  desk.show(<Team />);
  await expect.element(page.getByText('Suspend operator 9')).toBeVisible();
  await approve();
  await expect.element(page.getByRole('status').filter({ hasText: REASON })).toHaveTextContent(CORA);
  await expect.poll(() => desk.sent(team.list).length).toBe(2);
  await expect.element(page.getByLabelText(/^Reason/)).toHaveValue(REASON);
});

interface Waiting {
  readonly id: string;
}

/** Cards with a field each. */
const cards = (list: readonly Waiting[]) =>
  desk.show(
    <WaitingCards list={list} idOf={({ id }) => id}>
      {({ id }, onDone) => (
        <>
          <input aria-label={id} />
          <button type="button" onClick={onDone}>
            Done with {id}
          </button>
        </>
      )}
    </WaitingCards>,
  );

test('a card that somebody types in stays when another has decided, and says so', async () => {
  cards([{ id: 'one' }, { id: 'two' }]);
  await userEvent.fill(page.getByLabelText('two'), REASON);
  cards([]);
  await expect.element(page.getByRole('status')).toHaveTextContent('somebody else has decided');
  await expect.element(page.getByLabelText('two')).toHaveValue(REASON);
  await expect.element(page.getByLabelText('one')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Done with two' }));
  await expect.element(page.getByLabelText('two')).not.toBeInTheDocument();
});
