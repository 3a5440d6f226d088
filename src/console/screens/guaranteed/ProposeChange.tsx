import { useState } from 'react';
import { deskCalls } from '../../../../contract/desk/calls';
import type { DeskActivity, GuaranteedChange, GuaranteedPreview } from '../../../../contract/desk/guaranteed';
import { parsePesos } from '../../../../games/kit/rules/money';
import { setFilters } from '../../app/address';
import { ask, messageOf } from '../../app/api';
import { newKey } from '../../app/key';
import { instantOf, localOf } from '../../app/manilaTime';
import { refresh, useDesk } from '../../app/query';
import { Decision } from '../../kit/Decision';
import { Dialog } from '../../kit/Dialog';
import { Shown } from './Shown';

const { guaranteed: calls } = deskCalls;

interface Form {
  readonly title: string;
  readonly details: string;
  readonly pesos: string;
  readonly places: string;
  readonly games: readonly string[];
  readonly starts: string;
  readonly ends: string;
}

const EMPTY: Form = { title: '', details: '', pesos: '', places: '', games: [], starts: '', ends: '' };

const formOf = ({ title, details, places, games, endTime }: DeskActivity): Form => ({
  ...EMPTY,
  title,
  details,
  places: String(places),
  games,
  ends: localOf(endTime),
});

/** What the form asks for; a text where something is missing. */
function changeOf(form: Form, activity: DeskActivity | null): GuaranteedChange | string {
  const { title, details } = form;
  const places = Number(form.places);
  const endTime = instantOf(form.ends);
  if (title.trim() === '' || details.trim() === '') return 'Write a title and the details.';
  if (!Number.isInteger(places) || places < 1) return 'Type how many places there are.';
  if (endTime === null) return 'Say when it ends.';
  if (activity !== null)
    return { kind: 'edit', activityId: activity.activityId, title, details, places, endTime };
  const amount = parsePesos(form.pesos.trim());
  const startTime = instantOf(form.starts);
  if (amount === null || amount <= 0n) return 'Type an amount in pesos, such as 5 or 5.50.';
  if (startTime === null) return 'Say when it begins.';
  if (form.games.length === 0) return 'Choose at least one game.';
  return { kind: 'open', title, details, amount, places, games: [...form.games], startTime, endTime };
}

interface ProposeChangeProps {
  /** The activity to change; null for a new one. */
  readonly activity: DeskActivity | null;
  readonly onClose: () => void;
}

/** Writes a payout, or changes one: first what players would see and what it can cost, then the proposal. */
export function ProposeChange({ activity, onClose }: ProposeChangeProps) {
  const [form, setForm] = useState(activity === null ? EMPTY : formOf(activity));
  const [shown, setShown] = useState<{ change: GuaranteedChange; preview: GuaranteedPreview } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const set = (changes: Partial<Form>) => {
    setForm({ ...form, ...changes });
    setShown(null);
  };
  const preview = async () => {
    const change = changeOf(form, activity);
    if (typeof change === 'string') return setProblem(change);
    try {
      setShown({ change, preview: await ask(calls.preview, { change }) });
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <Dialog
      title={activity === null ? 'Propose a guaranteed payout' : `Change GA${activity.activityId}`}
      onClose={onClose}
    >
      <div className="pad form">
        <Fields form={form} set={set} isNew={activity === null} />
        {problem !== null && (
          <div className="note neg" role="alert">
            {problem}
          </div>
        )}
        {shown === null && (
          <button type="button" className="btn p" onClick={() => void preview()}>
            Preview
          </button>
        )}
      </div>
      {shown !== null && (
        <>
          <Shown preview={shown.preview} />
          <Send change={shown.change} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

function Send({ change, onClose }: { readonly change: GuaranteedChange; readonly onClose: () => void }) {
  const [key] = useState(newKey);
  return (
    <Decision
      choices={[
        {
          id: 'propose',
          title: 'Propose to an owner',
          tone: 'primary',
          send: async ({ reason }) => {
            const { proposalId } = await ask(calls.propose, { change, reason, key });
            await refresh(calls.list);
            const id = change.kind === 'open' ? `GP${proposalId}` : `GA${change.activityId}`;
            setFilters({ view: 'proposed', id });
            onClose();
            return null;
          },
        },
      ]}
    />
  );
}

interface FieldsProps {
  readonly form: Form;
  readonly set: (changes: Partial<Form>) => void;
  readonly isNew: boolean;
}

/** The fields. Of an activity that is open, the amount, the games and the beginning stay. */
function Fields({ form, set, isNew }: FieldsProps) {
  const { data } = useDesk(calls.list, { view: 'running', pageSize: 1 });
  return (
    <>
      <label className="lb">
        Title
        <input
          className="inp"
          maxLength={80}
          value={form.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      </label>
      <label className="lb">
        Details that players read
        <textarea
          className="inp"
          rows={3}
          maxLength={2_000}
          value={form.details}
          onChange={(event) => set({ details: event.target.value })}
        />
      </label>
      <div className="fields">
        {isNew && (
          <label className="lb">
            Promised to each, in pesos
            <input
              className="inp"
              inputMode="decimal"
              value={form.pesos}
              onChange={(event) => set({ pesos: event.target.value })}
            />
          </label>
        )}
        <label className="lb">
          {isNew ? 'Places' : 'Places, never fewer'}
          <input
            className="inp"
            inputMode="numeric"
            value={form.places}
            onChange={(event) => set({ places: event.target.value })}
          />
        </label>
        {isNew && (
          <label className="lb">
            Play counts from, GMT+8
            <input
              className="inp"
              type="datetime-local"
              value={form.starts}
              onChange={(event) => set({ starts: event.target.value })}
            />
          </label>
        )}
        <label className="lb">
          {isNew ? 'Ends, GMT+8' : 'Ends, never earlier, GMT+8'}
          <input
            className="inp"
            type="datetime-local"
            value={form.ends}
            onChange={(event) => set({ ends: event.target.value })}
          />
        </label>
      </div>
      {isNew && (
        <fieldset>
          <legend className="lb">Games in which play counts</legend>
          <div className="row wrap">
            {(data?.games ?? []).map(({ game, title }) => (
              <label key={game} className="row">
                <input
                  type="checkbox"
                  checked={form.games.includes(game)}
                  onChange={(event) =>
                    set({
                      games: event.target.checked
                        ? [...form.games, game]
                        : form.games.filter((each) => each !== game),
                    })
                  }
                />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
