import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { LowerLimit as Limit, PlayerPage } from '../../../contract/desk/players';
import { parsePesos } from '../../../games/kit/rules/money';
import { ask } from '../app/api';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { limitName, mostText } from './limitTexts';

const KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
const PERIODS = ['day', 'week', 'month'] as const;

interface LowerLimitProps {
  readonly page: PlayerPage;
  readonly onClose: () => void;
  readonly onDone: () => Promise<null>;
}

/** Lowers a limit for a player, at once. */
export function LowerLimit({ page, onClose, onDone }: LowerLimitProps) {
  const [kind, setKind] = useState<Limit['kind']>('deposit');
  const [period, setPeriod] = useState<Limit['period']>('day');
  const [typed, setTyped] = useState('');
  const { uid } = page.player;
  const periods = kind === 'stake' ? (['bet', ...PERIODS] as const) : PERIODS;
  const now = page.limits.find((limit) => limit.kind === kind && limit.period === period);
  const most = now?.most ?? null;
  const onKind = (next: Limit['kind']) => {
    setKind(next);
    if (period === 'bet' && next !== 'stake') setPeriod('day');
  };
  return (
    <Dialog title={`Lower a limit of player ${uid}`} onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'lower',
            title: 'Lower',
            tone: 'primary',
            send: async ({ reason }) => {
              const limit = limitOf(kind, period, typed);
              if (limit === null)
                return kind === 'session' ? 'Type whole minutes.' : 'Type an amount in pesos.';
              const answer = await ask(deskCalls.player.lowerLimit, { uid, reason, limit });
              if (!answer.isDone)
                return `It is ${mostText(kind, answer.most)} already. It can only be lowered here.`;
              return onDone();
            },
          },
        ]}
      >
        <p>
          It holds from the next bet or cash-in on. The player reads that our team has lowered it, and can
          raise it again only themselves, 24 hours after they ask.
        </p>
        <div className="row">
          <label className="lb g">
            Limit
            <select
              className="inp"
              value={kind}
              onChange={(event) => onKind(event.target.value as Limit['kind'])}
            >
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {limitName(each)}
                </option>
              ))}
            </select>
          </label>
          <label className="lb g">
            Per
            <select
              className="inp"
              value={period}
              onChange={(event) => setPeriod(event.target.value as Limit['period'])}
            >
              {periods.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        </div>
        <label className="lb">
          {kind === 'session' ? 'At most, in minutes' : 'At most, in pesos'}
          <input
            className="inp"
            inputMode={kind === 'session' ? 'numeric' : 'decimal'}
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
          <span className="mut sm">Now: {mostText(kind, most)}</span>
        </label>
      </Decision>
    </Dialog>
  );
}

/** What is typed as a limit; null where it is none. */
function limitOf(kind: Limit['kind'], period: Limit['period'], typed: string): Limit | null {
  if (kind === 'session') {
    if (!/^\d{1,5}$/.test(typed) || period === 'bet') return null;
    return { kind, period, mostMinutes: Number(typed) };
  }
  const most = parsePesos(typed);
  if (most === null) return null;
  if (kind === 'stake') return { kind, period, most };
  return period === 'bet' ? null : { kind, period, most };
}
