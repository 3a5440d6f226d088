import { BRANDS } from '../../../../contract/brands';
import type { BrandsSettings } from '../../../../contract/desk/settings';
import { SKIN_NAMES } from '../../../../contract/skins';
import { Field } from './LobbyEditor';

interface BrandsEditorProps {
  readonly value: BrandsSettings;
  readonly isOn: boolean;
  readonly onChange: (value: BrandsSettings) => void;
}

/** Which brand a host shows, and which all others do, in which skin. */
export function BrandsEditor({ value, isOn, onChange }: BrandsEditorProps) {
  const { brand, skin, hosts } = value;
  const set = (part: Partial<BrandsSettings>) => onChange({ ...value, ...part });
  return (
    <fieldset disabled={!isOn}>
      <section className="pad edit">
        <h2>Everywhere else</h2>
        <div className="fields">
          <BrandField label="Brand" value={brand} onChange={(id) => set({ brand: id })} />
          <label className="lb">
            Skin
            <select
              className="inp"
              value={skin ?? ''}
              onChange={(event) =>
                set({ skin: SKIN_NAMES.find((name) => name === event.target.value) ?? null })
              }
            >
              <option value="">The brand's own</option>
              {SKIN_NAMES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
      </section>
      <section className="pad edit">
        <h2>By host</h2>
        {hosts.map((each, at) => (
          // Hosts may be typed anew, so the place is the key.
          <div key={`host ${at + 1}`} className="fields">
            <Field
              label="Host"
              value={each.host}
              onChange={(host) =>
                set({ hosts: hosts.with(at, { ...each, host: host.trim().toLowerCase() }) })
              }
            />
            <BrandField
              label="Brand"
              value={each.brand}
              onChange={(id) => set({ hosts: hosts.with(at, { ...each, brand: id }) })}
            />
            <button type="button" className="btn sm d" onClick={() => set({ hosts: hosts.toSpliced(at, 1) })}>
              Remove
            </button>
          </div>
        ))}
        <button
          type="button"
          className="btn"
          disabled={hosts.length >= 50}
          onClick={() => set({ hosts: [...hosts, { host: '', brand }] })}
        >
          Add a host
        </button>
      </section>
    </fieldset>
  );
}

interface BrandFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

const BrandField = ({ label, value, onChange }: BrandFieldProps) => (
  <label className="lb">
    {label}
    <select className="inp" value={value} onChange={(event) => onChange(event.target.value)}>
      {BRANDS.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
