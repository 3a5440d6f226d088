import { lazy, Suspense, useState } from 'react';
import type { ReplyOf } from '../../../../contract/call';
import { deskCalls } from '../../../../contract/desk/calls';
import { type DeskWithdrawalInFull, rejectReasons } from '../../../../contract/desk/withdrawals';
import { addressOf } from '../../app/address';
import { ask } from '../../app/api';
import { useMay, useOperator } from '../../app/operator';
import { refresh, useDesk } from '../../app/query';
import { moneyText, timeText } from '../../app/text';
import { Card } from '../../kit/Card';
import { Chip } from '../../kit/Chip';
import { type Choice, Decision } from '../../kit/Decision';
import { Masked } from '../../kit/Masked';
import { Reading } from '../../kit/States';
import { MoneySince } from '../MoneySince';
import { evidenceText, foundText, passedText } from './signals';
import { StateChip, Steps, stateText } from './states';

const { withdrawal: calls, player, ledger } = deskCalls;
const ChannelTrail = lazy(() => import('../ChannelTrail'));
type Decided = ReplyOf<typeof calls.propose>;

const TOLD: Readonly<Record<(typeof rejectReasons)[number], string>> = {
  nameDiffers: 'The name on the account differs',
  accountWrong: 'The account is wrong',
  identityUnclear: 'Their identity is not clear',
  rulesBroken: 'Rules were broken',
  askService: 'Ask customer service',
};

/** What has happened instead of the decision. */
function conflictText({ why, withdrawal }: Decided): string {
  const last = withdrawal.history.at(-1);
  const who = last?.operator?.name ?? 'The player or the server';
  switch (why) {
    case 'secondNeeded':
      return 'Another person has to propose this first.';
    case 'ownProposal':
      return 'Another person has to decide on your proposal.';
    case 'proposalVoid':
      return 'The proposal has run out, or the signals have changed. It has to be proposed again.';
    case 'hardSignal':
      return 'The server refuses to pay while a hard signal stands.';
    default:
      return last === undefined
        ? 'It has changed meanwhile.'
        : `${who} was faster: ${stateText(last.state)}, ${timeText(last.at)}. Your reason is kept.`;
  }
}

/** One withdrawal: amount, signals with what was compared, and what may be decided. */
export function WithdrawalCase({ withdrawalId }: { readonly withdrawalId: string }) {
  const query = useDesk(calls.read, { withdrawalId }, { everyMs: 15_000, forgetAtOnce: true });
  return (
    <Reading query={query} rows={6}>
      {(withdrawal) => <Case withdrawal={withdrawal} />}
    </Reading>
  );
}

function Case({ withdrawal }: { readonly withdrawal: DeskWithdrawalInFull }) {
  const may = useMay();
  const { withdrawalId, uid, state, amount, fee, account, proposal, signals, passed, history } = withdrawal;
  return (
    <Card title={withdrawalId} aside={<a href={addressOf(`players/${uid}`)}>Player {uid}</a>}>
      <div className="pad">
        <div className="row wrap">
          <span className="big">{moneyText(amount)}</span>
          <span className="g" />
          <StateChip state={state} />
        </div>
        <p className="mut">
          {account.name} receives <b>{moneyText(amount - fee)}</b>, fee {moneyText(fee)}
        </p>
        <Masked
          field="account"
          masked={`${account.holder} ••• ${account.numberEnd}`}
          reveal={
            may(calls.reveal.needs) ? (reason) => ask(calls.reveal, { withdrawalId, reason }) : undefined
          }
        />
        <Steps state={state} />
      </div>
      <ul className="plain">
        {signals.length > 0 && (
          <li>
            <b>{signals.length === 1 ? '1 signal' : `${signals.length} signals`}</b>
          </li>
        )}
        {signals.map((signal) => (
          <li key={signal.name}>
            <span>
              <Chip tone={signal.isHard ? 'neg' : 'warn'}>{signal.isHard ? 'Hard' : 'Weigh'}</Chip>{' '}
              <b>{foundText(signal)}</b>
            </span>
            <span className="mut">{evidenceText(signal)}</span>
          </li>
        ))}
        <li>
          <span>
            <b className="pos">{passed.length} passed</b> <span className="mut">{passedText(passed)}</span>
          </span>
        </li>
      </ul>
      <Source uid={uid} />
      <p className="told pad">
        <b>The player sees</b> <span className="mut">{seenText(withdrawal)}</span>
      </p>
      {proposal !== null && (
        <div className="told pad">
          <p>
            <b>{proposal.operator.name}</b>{' '}
            <span className="mut">
              proposed to {proposal.decision}, {timeText(proposal.at)}
            </span>
          </p>
          <blockquote>{proposal.note}</blockquote>
        </div>
      )}
      <ul className="plain">
        {history.map(({ state: past, at, operator, note }) => (
          <li key={`${past} ${at}`}>
            <span>
              <b>{stateText(past)}</b> <span className="mut">{timeText(at)}</span> {operator?.name}
            </span>
            {note !== null && <span className="mut">{note}</span>}
          </li>
        ))}
      </ul>
      {may(ledger.channel.needs) && (
        <Suspense>
          <ChannelTrail reference={withdrawalId} />
        </Suspense>
      )}
      {(state === 'requested' || state === 'reviewing') && <Decide withdrawal={withdrawal} />}
      {(state === 'approved' || state === 'sent') && (
        <p className="note info">Asking the channel. It is sent once, so there is nothing to try again.</p>
      )}
    </Card>
  );
}

/** Where the money comes from; nothing for roles that do not read the ledger. */
function Source({ uid }: { readonly uid: number }) {
  const { data } = useDesk(player.read, { uid }, { forgetAtOnce: true });
  if (data?.player.uid !== uid || data.money === null) return null;
  return (
    <section className="source">
      <h3>Where it comes from</h3>
      <MoneySince money={data.money} />
    </section>
  );
}

/** What the player's own page says of it. */
function seenText({ state, expectedBy }: DeskWithdrawalInFull): string {
  switch (state) {
    case 'requested':
      return `Requested, which they can still cancel. Expected by ${timeText(expectedBy)}.`;
    case 'reviewing':
      return `In review. Expected by ${timeText(expectedBy)}.`;
    case 'approved':
    case 'sent':
      return `${stateText(state)}. Expected by ${timeText(expectedBy)}.`;
    default:
      return `${stateText(state)}.`;
  }
}

function Decide({ withdrawal }: { readonly withdrawal: DeskWithdrawalInFull }) {
  const may = useMay();
  const operator = useOperator();
  const [told, setTold] = useState<(typeof rejectReasons)[number]>('askService');
  const { withdrawalId, version, amount, proposal, needsSecond, signals } = withdrawal;
  const isOwn = proposal?.operator.id === String(operator.id);
  const isHard = signals.some((signal) => signal.isHard);
  const after = async (decided: Decided) => {
    await refresh(calls.list, calls.read);
    return decided.isDone ? null : { conflict: conflictText(decided) };
  };
  const request = { withdrawalId, version };
  const choices: Choice[] = [];
  const mayApprove =
    may(calls.approve.needs) && (!needsSecond || may({ action: 'withdrawal', step: 'approve' }));
  if (!isHard && mayApprove && (needsSecond ? proposal !== null && !isOwn : true)) {
    choices.push({
      id: 'approve',
      title: `Approve ${moneyText(amount)}`,
      tone: 'primary',
      needsCode: needsSecond,
      send: async ({ reason, code }) =>
        after(await ask(calls.approve, { ...request, reason, ...(needsSecond ? { code } : {}) })),
    });
  }
  if (!isHard && needsSecond && proposal === null && may(calls.propose.needs)) {
    choices.push({
      id: 'propose',
      title: 'Propose approval',
      tone: 'primary',
      send: async ({ reason }) => after(await ask(calls.propose, { ...request, reason })),
    });
  }
  if (proposal !== null && !isOwn && may(calls.sendBack.needs)) {
    choices.push({
      id: 'sendBack',
      title: 'Send back',
      send: async ({ reason }) => after(await ask(calls.sendBack, { ...request, reason })),
    });
  }
  if (may(calls.reject.needs)) {
    choices.push({
      id: 'reject',
      title: 'Reject',
      tone: 'danger',
      send: async ({ reason }) => after(await ask(calls.reject, { ...request, reason, told })),
    });
  }
  if (choices.length === 0) return null;
  return (
    <Decision of={`${withdrawalId} ${version}`} choices={choices}>
      {isHard && <p className="neg">The server refuses to pay while a hard signal stands.</p>}
      {needsSecond && proposal === null && (
        <p className="mut">It takes two people: the amount or a signal asks for it.</p>
      )}
      {may(calls.reject.needs) && (
        <label className="lb">
          What a rejection tells the player
          <select
            className="inp"
            value={told}
            onChange={(event) => setTold(event.target.value as typeof told)}
          >
            {rejectReasons.map((each) => (
              <option key={each} value={each}>
                {TOLD[each]}
              </option>
            ))}
          </select>
        </label>
      )}
    </Decision>
  );
}
