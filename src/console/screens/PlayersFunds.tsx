import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { FundsMonth } from '../../../contract/desk/funds';
import { parsePesos } from '../../../games/kit/rules/money';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { monthName } from '../app/manilaTime';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { moneyText, timeText } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip, type Tone } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { Money } from '../kit/Money';
import { ProposalDecision } from '../kit/ProposalDecision';
import { Reading } from '../kit/States';

const { funds: calls } = deskCalls;

const STATES: Readonly<Record<FundsMonth['state'], readonly [string, Tone]>> = {
  running: ['Running', 'info'],
  open: ['Open', 'warn'],
  proposed: ['Second person', 'vio'],
  closed: ['Closed', 'pos'],
};

const nameOf = (month: string): string => monthName(`${month}-01`);

/** What players own at the end of each month, against the account that keeps their money apart. */
export function PlayersFunds() {
  const may = useMay();
  const query = useDesk(calls.list, {});
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Reading query={query} rows={4}>
      {({ list, at }) => {
        const chosen = list.find(({ month }) => month === open);
        return (
          <Card title="Players' funds by month" aside={<span className="mut">Until {timeText(at)}</span>}>
            <table>
              <thead>
                <tr>
                  <th>End of</th>
                  <th className="r wide">Main</th>
                  <th className="r wide">Held</th>
                  <th className="r">Players own</th>
                  <th className="r wide">Segregated account</th>
                  <th className="r">Difference</th>
                  <th className="r">State</th>
                </tr>
              </thead>
              <tbody>
                {list.map((month) => (
                  <tr key={month.month}>
                    <td>
                      <b>{nameOf(month.month)}</b>
                    </td>
                    <td className="r wide">{moneyText(month.main)}</td>
                    <td className="r wide">{moneyText(month.held)}</td>
                    <td className="r">{moneyText(month.main + month.held)}</td>
                    <td className="r wide">{month.account === null ? '' : moneyText(month.account)}</td>
                    <td className="r">
                      {month.difference !== null && <Money centavos={month.difference} isChange />}
                    </td>
                    <td className="r">
                      {month.state === 'open' && may(calls.propose.needs) ? (
                        <button type="button" className="btn sm" onClick={() => setOpen(month.month)}>
                          Close
                        </button>
                      ) : month.state === 'proposed' || month.state === 'closed' ? (
                        <button type="button" className="btn sm q" onClick={() => setOpen(month.month)}>
                          <Chip tone={STATES[month.state][1]}>{STATES[month.state][0]}</Chip>
                        </button>
                      ) : (
                        <Chip tone={STATES[month.state][1]}>{STATES[month.state][0]}</Chip>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="pad mut sm">
              Main and held money has to be kept apart. Bonus money is not players' own until it is released.
            </p>
            {chosen !== undefined && <Month of={chosen} onClose={() => setOpen(null)} />}
          </Card>
        );
      }}
    </Reading>
  );
}

interface MonthProps {
  readonly of: FundsMonth;
  readonly onClose: () => void;
}

/** One person brings the balance of the account, a second one checks it and closes the month. */
function Month({ of, onClose }: MonthProps) {
  const { month, main, held, bonus, account, difference, closed } = of;
  // What was proposed when it was opened: it stays when somebody else has decided, with what was typed.
  const [opened] = useState(of.proposal);
  const proposal = of.proposal?.proposalId === opened?.proposalId ? of.proposal : opened;
  return (
    <Dialog title={`Players' funds, end of ${nameOf(month)}`} onClose={onClose}>
      <div className="pad">
        <Facts
          facts={[
            ['Main', moneyText(main)],
            ['Held', moneyText(held)],
            ['To be kept apart', moneyText(main + held)],
            ['Bonus', moneyText(bonus)],
            ...(account === null ? [] : [['Account', moneyText(account)] as const]),
            ...(difference === null ? [] : [['Difference', moneyText(difference, true)] as const]),
          ]}
        />
      </div>
      {closed !== null && (
        <p className="pad mut">
          Closed {timeText(closed.at)}: prepared by <b>{closed.preparedBy.name}</b>, checked by{' '}
          <b>{closed.checkedBy.name}</b>.
        </p>
      )}
      {proposal !== null && (
        <ProposalDecision
          proposal={proposal}
          call={calls.decide}
          approve="Close the month"
          decide={async (body) => {
            const { isDone } = await ask(calls.decide, body);
            void refresh(calls.list);
            return { isDone };
          }}
          onDone={onClose}
        />
      )}
      {proposal === null && closed === null && <Bring month={month} onClose={onClose} />}
    </Dialog>
  );
}

function Bring({ month, onClose }: { readonly month: string; readonly onClose: () => void }) {
  const [key] = useState(newKey);
  const [pesos, setPesos] = useState('');
  return (
    <Decision
      choices={[
        {
          id: 'propose',
          title: 'Propose to close the month',
          tone: 'primary',
          send: async ({ reason }) => {
            const account = parsePesos(pesos.trim());
            if (account === null) return 'Type the balance in pesos, such as 412870.00.';
            await ask(calls.propose, { month, account, reason, key });
            await refresh(calls.list);
            onClose();
            return null;
          },
        },
      ]}
    >
      <label className="lb">
        Balance of the segregated account at the end of the last day, from the bank's statement
        <input
          className="inp"
          inputMode="decimal"
          value={pesos}
          onChange={(event) => setPesos(event.target.value)}
        />
      </label>
    </Decision>
  );
}
