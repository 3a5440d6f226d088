import { useState } from 'react';
import { LANGUAGE_CODES } from '../../../../contract/config';
import { BANNER_ARTS, type LobbySettings, PROMO_ARTS } from '../../../../contract/desk/settings';

const TITLES: Readonly<Record<(typeof LANGUAGE_CODES)[number], string>> = {
  enPH: 'EN',
  filPH: 'FIL',
  ptBR: 'PT',
  esMX: 'ES',
  zhCN: 'ZH',
  enIN: 'IN',
  enMS: 'MS',
  enBI: 'ID',
};

type Item = LobbySettings['banners'][number] | LobbySettings['promos'][number];
type Words = NonNullable<Item['words']>;
type Said = Words['enPH'];

const NOTHING: Said = { title: '', text: '', action: '' };

interface LobbyEditorProps {
  readonly value: LobbySettings;
  readonly isOn: boolean;
  readonly onChange: (value: LobbySettings) => void;
}

/** The banners and promotions of the lobby, each with its words in every language. */
export const LobbyEditor = ({ value, isOn, onChange }: LobbyEditorProps) => (
  <fieldset disabled={!isOn}>
    <List
      title="Banner"
      arts={BANNER_ARTS}
      items={value.banners}
      onChange={(banners) => onChange({ ...value, banners })}
    />
    <List
      title="Promotion"
      arts={PROMO_ARTS}
      items={value.promos}
      onChange={(promos) => onChange({ ...value, promos })}
    />
  </fieldset>
);

interface ListProps<One extends Item> {
  readonly title: string;
  readonly arts: readonly One['art'][];
  readonly items: readonly One[];
  readonly onChange: (items: One[]) => void;
}

function List<One extends Item>({ title, arts, items, onChange }: ListProps<One>) {
  const put = (at: number, item: One) => onChange(items.map((each, index) => (index === at ? item : each)));
  const add = () => {
    const id = `${title.toLowerCase()}-${items.length + 1}`;
    const words = { enPH: NOTHING };
    onChange([...items, { id, art: arts[0], link: '/allgames', words } as unknown as One]);
  };
  return (
    <>
      {items.map((item, at) => (
        <ItemEditor
          // Names may be typed anew, so the place is the key.
          key={`${title} ${at + 1}`}
          title={`${title} ${at + 1}`}
          arts={arts}
          item={item}
          onChange={(changed) => put(at, changed)}
          onRemove={() => onChange(items.filter((_, index) => index !== at))}
        />
      ))}
      <div className="pad">
        <button type="button" className="btn" disabled={items.length >= 5} onClick={add}>
          Add a {title.toLowerCase()}
        </button>
      </div>
    </>
  );
}

interface ItemProps<One extends Item> {
  readonly title: string;
  readonly arts: readonly One['art'][];
  readonly item: One;
  readonly onChange: (item: One) => void;
  readonly onRemove: () => void;
}

function ItemEditor<One extends Item>({ title, arts, item, onChange, onRemove }: ItemProps<One>) {
  const [language, setLanguage] = useState<(typeof LANGUAGE_CODES)[number]>('enPH');
  const { words } = item;
  const said = words?.[language] ?? NOTHING;
  const say = (part: Partial<Said>) => {
    const all: Words = { ...(words ?? { enPH: NOTHING }), [language]: { ...said, ...part } };
    onChange({ ...item, words: all });
  };
  return (
    <section className="pad edit" aria-label={title}>
      <div className="row wrap">
        <h2>{title}</h2>
        <span className="g" />
        <button type="button" className="btn sm d" onClick={onRemove}>
          Remove
        </button>
      </div>
      <div className="fields">
        <Field
          label="Name"
          value={item.id}
          most={24}
          onChange={(id) => onChange({ ...item, id: id.toLowerCase() })}
        />
        <label className="lb">
          Picture
          <select
            className="inp"
            value={item.art}
            onChange={(event) => onChange({ ...item, art: event.target.value as One['art'] })}
          >
            {arts.map((art) => (
              <option key={art}>{art}</option>
            ))}
          </select>
        </label>
        <Field
          label="Leads to"
          value={item.link}
          most={200}
          onChange={(link) => onChange({ ...item, link: link as Item['link'] })}
        />
      </div>
      <label className="row">
        <input
          type="checkbox"
          checked={words === null}
          onChange={(event) => onChange({ ...item, words: event.target.checked ? null : { enPH: NOTHING } })}
        />
        The app's own words for the picture
      </label>
      {words !== null && (
        <>
          <fieldset className="row wrap" aria-label={`Language of ${title}`}>
            {LANGUAGE_CODES.map((code) => (
              <button
                key={code}
                type="button"
                className={`btn sm ${code === language ? 'sel' : ''}`}
                aria-pressed={code === language}
                onClick={() => setLanguage(code)}
              >
                {TITLES[code]}
                {words[code] === undefined && <i className="dot warn" role="img" aria-label="missing" />}
              </button>
            ))}
          </fieldset>
          <div className="fields">
            <Field label="Headline" value={said.title} most={28} onChange={(text) => say({ title: text })} />
            <Field label="Line below" value={said.text} most={60} onChange={(text) => say({ text })} />
            <Field label="Button" value={said.action} most={14} onChange={(text) => say({ action: text })} />
          </div>
        </>
      )}
    </section>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly most?: number;
  readonly onChange: (value: string) => void;
}

/** A text with its length and the longest that fits. */
export const Field = ({ label, value, most, onChange }: FieldProps) => (
  <label className="lb">
    {label}
    {most !== undefined && most < 100 && (
      <span className="mut count">
        {value.length}/{most}
      </span>
    )}
    <input
      className="inp"
      value={value}
      maxLength={most}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
