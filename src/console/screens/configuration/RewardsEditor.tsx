import { DEPOSIT_OFFER_IDS, type RewardsSettings } from '../../../../contract/desk/settings';
import { mallItemIds } from '../../../../contract/rewards/mall';
import { Pesos } from './editors';
import { DEPOSIT_TITLES, ITEM_TITLES, MISSION_TITLES } from './rewardsTexts';
import { useTyped } from './useTyped';

interface RewardsEditorProps {
  readonly value: RewardsSettings;
  readonly isOn: boolean;
  readonly onChange: (value: RewardsSettings) => void;
}

/** What points cost and bring, and which promotions there are. Counted play that money uses up cannot be changed. */
export function RewardsEditor({ value, isOn, onChange }: RewardsEditorProps) {
  const { mall, missions, checkin, deposits, hasLimitedOffers } = value;
  const setItem = (id: keyof typeof mall, part: Partial<(typeof mall)['CASH5']>) =>
    onChange({ ...value, mall: { ...mall, [id]: { ...mall[id], ...part } } });
  const setOffer = (id: keyof typeof deposits, part: Partial<(typeof deposits)['topup-5']>) =>
    onChange({ ...value, deposits: { ...deposits, [id]: { ...deposits[id], ...part } } });
  return (
    <fieldset disabled={!isOn}>
      <section className="pad edit">
        <h2>Bonuses of deposits</h2>
        {DEPOSIT_OFFER_IDS.map((id) => {
          const offer = deposits[id];
          return (
            <div key={id} className="fields offer">
              <Switch
                label={DEPOSIT_TITLES[id]}
                isOn={offer.isOn}
                onChange={(next) => setOffer(id, { isOn: next })}
              />
              <Whole
                label="Percent"
                value={offer.rate}
                most={100}
                onChange={(rate) => setOffer(id, { rate })}
              />
              <Pesos
                label="From a deposit of"
                value={offer.minAmount}
                onChange={(minAmount) => setOffer(id, { minAmount })}
              />
              <Pesos
                label="At most"
                value={offer.maxBonus}
                onChange={(maxBonus) => setOffer(id, { maxBonus })}
              />
            </div>
          );
        })}
      </section>
      <section className="pad edit">
        <h2>Mall</h2>
        <Switch
          label="Limited offers, a fifth off in three windows a day"
          isOn={hasLimitedOffers}
          onChange={(next) => onChange({ ...value, hasLimitedOffers: next })}
        />
        {mallItemIds.map((id) => {
          const { stock } = mall[id];
          return (
            <div key={id} className="fields offer">
              <Switch
                label={ITEM_TITLES[id]}
                isOn={mall[id].isOn}
                onChange={(next) => setItem(id, { isOn: next })}
              />
              <Whole label="Points" value={mall[id].points} onChange={(points) => setItem(id, { points })} />
              {stock !== null && (
                <Whole label="A day" value={stock} onChange={(next) => setItem(id, { stock: next })} />
              )}
            </div>
          );
        })}
      </section>
      <section className="pad edit">
        <h2>Check-in, points of steps 1 to 7</h2>
        <div className="fields">
          {checkin.map((points, at) => (
            <Whole
              key={`step ${at + 1}`}
              label={`Step ${at + 1}`}
              value={points}
              onChange={(next) =>
                onChange({ ...value, checkin: checkin.map((each, index) => (index === at ? next : each)) })
              }
            />
          ))}
        </div>
      </section>
      <section className="pad edit">
        <h2>Missions of a day, points</h2>
        <div className="fields">
          {Object.entries(missions).map(([id, points]) => (
            <Whole
              key={id}
              label={`${id} ${MISSION_TITLES[id] ?? ''}`}
              value={points}
              onChange={(next) => onChange({ ...value, missions: { ...missions, [id]: next } })}
            />
          ))}
        </div>
      </section>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label className="row">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

interface WholeProps {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1 on; what is typed stays, and counts once it is one. */
function Whole({ label, value, most = 100_000, onChange }: WholeProps) {
  const isNumber = (typed: string) => /^[1-9][0-9]{0,5}$/.test(typed) && Number(typed) <= most;
  const [text, setText] = useTyped(value, String, (typed) => (isNumber(typed) ? Number(typed) : null));
  return (
    <label className="lb">
      {label}
      <input
        className="inp"
        inputMode="numeric"
        aria-invalid={!isNumber(text)}
        value={text}
        onChange={(event) => {
          const typed = event.target.value.trim();
          setText(typed);
          if (isNumber(typed)) onChange(Number(typed));
        }}
      />
      {!isNumber(text) && <span className="neg sm">A number from 1 to {most.toLocaleString('en-US')}</span>}
    </label>
  );
}
