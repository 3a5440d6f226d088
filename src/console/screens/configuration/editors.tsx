import type { LimitsSettings, ReleaseSettings } from '../../../../contract/desk/settings';
import { GAME_BRANDS } from '../../../../contract/gameTypes';
import { formatPesos, parsePesos } from '../../../../games/kit/rules/money';
import { useGameTitle } from '../../app/query';
import { Field } from './LobbyEditor';
import { useTyped } from './useTyped';

interface EditorProps<Value> {
  readonly value: Value;
  readonly isOn: boolean;
  readonly onChange: (value: Value) => void;
}

const namesIn = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '');
const namesText = (names: readonly string[]): string => names.join('\n');
const pesosIn = (text: string) => parsePesos(text.trim());

/** Games and studios on or off, and how many players see what is released gradually. */
export function ReleaseEditor({
  value,
  isOn,
  onChange,
  games,
}: EditorProps<ReleaseSettings> & { readonly games: readonly string[] }) {
  const titleOf = useGameTitle();
  const toggle = (list: readonly string[], name: string, isShown: boolean): string[] =>
    isShown ? list.filter((each) => each !== name) : [...list, name];
  const switches = (title: string, names: readonly string[], part: 'ownGamesOff' | 'studiosOff') => (
    <section className="pad edit">
      <h2>{title}</h2>
      <div className="switches">
        {names.map((name) => (
          <label key={name} className="row">
            <input
              type="checkbox"
              checked={!value[part].includes(name)}
              onChange={(event) =>
                onChange({ ...value, [part]: toggle(value[part], name, event.target.checked) })
              }
            />
            {titleOf(name)}
          </label>
        ))}
      </div>
    </section>
  );
  return (
    <fieldset disabled={!isOn}>
      <section className="pad edit">
        <h2>Gradual release</h2>
        <label className="lb">
          Players who see gradually released games: {value.percent}%, always the same ones
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={value.percent}
            onChange={(event) => onChange({ ...value, percent: Number(event.target.value) })}
          />
        </label>
        <label className="row">
          <input
            type="checkbox"
            checked={value.stopsOnErrors ?? false}
            onChange={(event) => onChange({ ...value, stopsOnErrors: event.target.checked })}
          />
          Stops by itself if the errors of devices double
        </label>
      </section>
      {switches('Own games that are on', games, 'ownGamesOff')}
      {switches('Studios that are on', GAME_BRANDS, 'studiosOff')}
      <section className="pad edit">
        <Names
          label="Titles that are off, as in JILI_101"
          value={value.titlesOff}
          onChange={(titlesOff) => onChange({ ...value, titlesOff })}
        />
      </section>
    </fieldset>
  );
}

/** A list of names in one field; what is typed stays as typed. */
export function Names({
  label,
  value,
  rows = 4,
  onChange,
}: {
  readonly label: string;
  readonly value: readonly string[];
  readonly rows?: number;
  readonly onChange: (names: string[]) => void;
}) {
  const [text, setText] = useTyped(value, namesText, namesIn);
  return (
    <label className="lb">
      {label}
      <textarea
        className="inp"
        rows={rows}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(namesIn(event.target.value));
        }}
      />
    </label>
  );
}

/** An amount in pesos; what is typed stays, and counts once it is an amount. */
export function Pesos({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: LimitsSettings['depositMin'];
  readonly onChange: (amount: LimitsSettings['depositMin']) => void;
}) {
  const [text, setText] = useTyped(value, formatPesos, pesosIn);
  const isAmount = pesosIn(text) !== null;
  return (
    <label className="lb">
      {label}
      <input
        className="inp"
        inputMode="decimal"
        aria-invalid={!isAmount}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const amount = pesosIn(event.target.value);
          if (amount !== null) onChange(amount);
        }}
      />
      {!isAmount && <span className="neg sm">Pesos such as 250 or 250.50</span>}
    </label>
  );
}

/** Hours and limits of withdrawals, and limits of deposits. */
export function LimitsEditor({ value, isOn, onChange }: EditorProps<LimitsSettings>) {
  const set = (part: Partial<LimitsSettings>) => onChange({ ...value, ...part });
  const time = (label: string, part: 'hoursStart' | 'hoursEnd') => (
    <label className="lb">
      {label}
      <input
        className="inp"
        type="time"
        value={value[part]}
        onChange={(event) => set({ [part]: event.target.value })}
      />
    </label>
  );
  return (
    <fieldset disabled={!isOn}>
      <section className="pad edit">
        <h2>Withdrawals</h2>
        <div className="fields">
          {time('Open from, GMT+8; empty for no limit', 'hoursStart')}
          {time('Open until', 'hoursEnd')}
          <Pesos label="Least" value={value.withdrawMin} onChange={(withdrawMin) => set({ withdrawMin })} />
          <Pesos label="Fee" value={value.withdrawFee} onChange={(withdrawFee) => set({ withdrawFee })} />
          <Pesos
            label="Second person from"
            value={value.secondFrom}
            onChange={(secondFrom) => set({ secondFrom })}
          />
        </div>
      </section>
      <section className="pad edit">
        <h2>By VIP level</h2>
        {value.tiers.map((tier, at) => {
          const put = (part: Partial<typeof tier>) =>
            set({ tiers: value.tiers.map((each, index) => (index === at ? { ...each, ...part } : each)) });
          return (
            <div key={`tier ${at + 1}`} className="fields">
              <Count label="From level" value={tier.fromLevel} onChange={(fromLevel) => put({ fromLevel })} />
              <Count label="A day" value={tier.perDay} onChange={(perDay) => put({ perDay })} />
              <Pesos label="Most at a time" value={tier.max} onChange={(max) => put({ max })} />
              <button
                type="button"
                className="btn sm d"
                disabled={value.tiers.length === 1}
                onClick={() => set({ tiers: value.tiers.filter((_, index) => index !== at) })}
              >
                Remove
              </button>
            </div>
          );
        })}
        <button
          type="button"
          className="btn"
          onClick={() => {
            const last = value.tiers.at(-1);
            if (last !== undefined) {
              set({ tiers: [...value.tiers, { ...last, fromLevel: last.fromLevel + 1 }] });
            }
          }}
        >
          Add a level
        </button>
      </section>
      <section className="pad edit">
        <h2>Deposits</h2>
        <div className="fields">
          <Pesos label="Least" value={value.depositMin} onChange={(depositMin) => set({ depositMin })} />
          <Pesos label="Most" value={value.depositMax} onChange={(depositMax) => set({ depositMax })} />
        </div>
      </section>
    </fieldset>
  );
}

const Count = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (count: number) => void;
}) => (
  <Field
    label={label}
    value={String(value)}
    onChange={(text) => onChange(Number(text.replace(/\D/g, '').slice(0, 3)))}
  />
);
