import { PLATE_TYPES, type PlatesSettings } from '../../../../contract/desk/settings';
import { Names } from './editors';

const TITLES: Readonly<Partial<Record<(typeof PLATE_TYPES)[number], string>>> = {
  OWN: 'Own games',
  TOP: 'Top',
  NEW: 'New',
  HOT: 'Hot',
};

interface PlatesEditorProps {
  readonly value: PlatesSettings;
  readonly isOn: boolean;
  readonly onChange: (value: PlatesSettings) => void;
}

/** The plates of the home page: which are shown, in which order, and which titles stand first on them. */
export function PlatesEditor({ value, isOn, onChange }: PlatesEditorProps) {
  const { plates } = value;
  const set = (next: PlatesSettings['plates']) => onChange({ ...value, plates: next });
  const move = (at: number, by: number) => {
    const [plate] = plates.slice(at, at + 1);
    if (plate !== undefined) set(plates.toSpliced(at, 1).toSpliced(at + by, 0, plate));
  };
  const missing = PLATE_TYPES.filter((type) => plates.every((plate) => plate.type !== type));
  return (
    <fieldset disabled={!isOn}>
      {plates.map(({ type, first }, at) => {
        const title = TITLES[type] ?? type;
        return (
          <section key={type} className="pad edit" aria-label={title}>
            <div className="row wrap">
              <h2>
                {at + 1}. {title}
              </h2>
              <span className="g" />
              <button
                type="button"
                className="btn sm"
                disabled={at === 0}
                aria-label={`${title} up`}
                onClick={() => move(at, -1)}
              >
                Up
              </button>
              <button
                type="button"
                className="btn sm"
                disabled={at === plates.length - 1}
                aria-label={`${title} down`}
                onClick={() => move(at, 1)}
              >
                Down
              </button>
              <button
                type="button"
                className="btn sm d"
                disabled={plates.length === 1}
                aria-label={`Hide ${title}`}
                onClick={() => set(plates.toSpliced(at, 1))}
              >
                Hide
              </button>
            </div>
            <Names
              label="Titles that stand first, as in JILI_101 or OWN_10001"
              rows={1}
              value={first}
              onChange={(names) => set(plates.with(at, { type, first: names }))}
            />
          </section>
        );
      })}
      {missing.length > 0 && (
        <div className="pad row wrap">
          {missing.map((type) => (
            <button
              key={type}
              type="button"
              className="btn sm"
              onClick={() => set([...plates, { type, first: [] }])}
            >
              Show {TITLES[type] ?? type}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
