import type { AddressesSettings } from '../../../../contract/desk/settings';
import type { EmergencyAlert } from '../../../../contract/emergency';
import { Names } from './editors';
import { Field } from './LobbyEditor';

interface AddressesEditorProps {
  readonly value: AddressesSettings;
  readonly isOn: boolean;
  readonly onChange: (value: AddressesSettings) => void;
}

/** Other addresses of the app, and what is announced on a bad day. */
export const AddressesEditor = ({ value, isOn, onChange }: AddressesEditorProps) => (
  <fieldset disabled={!isOn}>
    <section className="pad edit">
      <Names
        label="Addresses, one a line, as in https://other.example. Players see them where this one fails."
        value={value.urls}
        onChange={(urls) => onChange({ ...value, urls })}
      />
      <AlertFields alert={value.alert ?? null} onChange={(alert) => onChange({ ...value, alert })} />
    </section>
  </fieldset>
);

const NEW: Readonly<Record<EmergencyAlert['kind'], EmergencyAlert>> = {
  moved: { kind: 'moved', url: null, backAt: null },
  pause: { kind: 'pause', url: null, backAt: null },
};

interface AlertFieldsProps {
  readonly alert: EmergencyAlert | null;
  readonly onChange: (alert: EmergencyAlert | null) => void;
}

function AlertFields({ alert, onChange }: AlertFieldsProps) {
  const choose = (kind: string) => onChange(kind === 'moved' || kind === 'pause' ? NEW[kind] : null);
  return (
    <div className="fields full">
      <label className="lb">
        Announcement to everybody
        <select className="inp" value={alert?.kind ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">None</option>
          <option value="moved">We have moved to a new address</option>
          <option value="pause">A pause: no new bets</option>
        </select>
      </label>
      {alert?.kind === 'moved' && (
        <Field
          label="The new address, which is one of those above"
          value={alert.url ?? ''}
          most={200}
          onChange={(url) => onChange({ ...alert, url: url === '' ? null : url })}
        />
      )}
      {alert?.kind === 'pause' && (
        <label className="lb">
          Expected back, in Manila
          <input
            className="inp"
            type="datetime-local"
            value={alert.backAt === null ? '' : manilaTime(alert.backAt)}
            onChange={({ target: { value } }) =>
              onChange({ ...alert, backAt: value === '' ? null : instantOf(value) })
            }
          />
        </label>
      )}
    </div>
  );
}

const MANILA_MS = 8 * 60 * 60_000;

/** An instant as a field of date and time shows it, in Manila. */
const manilaTime = (instant: string): string =>
  new Date(Date.parse(instant) + MANILA_MS).toISOString().slice(0, 16);

const instantOf = (typed: string): string => new Date(`${typed}:00+08:00`).toISOString();
