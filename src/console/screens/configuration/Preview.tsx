import { useState } from 'react';
import { SKIN_NAMES } from '../../../../contract/skins';
import { ask, messageOf } from '../../app/api';
import { Card } from '../../kit/Card';
import { bodyOf, callsOf, type Version } from './areas';

const LANGUAGES = ['enPH', 'filPH', 'ptBR', 'esMX', 'zhCN', 'enIN', 'enMS', 'enBI'] as const;
const SIZES = { 375: 812, 768: 900 } as const;

/** The real page of players with a version, in any skin, size and language. */
export function Preview({ version }: { readonly version: Version }) {
  const [skin, setSkin] = useState<(typeof SKIN_NAMES)[number]>('bg24');
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('enPH');
  const [width, setWidth] = useState<keyof typeof SIZES>(375);
  const [opened, setOpened] = useState<{ readonly of: string; readonly url: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { versionId, revision } = version;
  const of = `${versionId} ${revision}`;
  const open = async () => {
    try {
      const calls = callsOf(version.settings.area);
      const { token, appUrl } = await ask(calls.preview, bodyOf({ versionId }));
      setOpened({ of, url: `${appUrl}/?preview=${token}` });
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const isShown = opened?.of === of;
  const isEmergency = version.settings.area === 'addresses';
  const page = isEmergency ? '#/emergencyAlert' : '';
  const address = isShown ? `${opened.url}&skin=${skin}&lang=${language}${page}` : '';
  return (
    <Card title="Preview" aside={<span className="mut">Version {version.number}</span>}>
      <div className="pad row wrap">
        {SKIN_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={`btn sm ${name === skin ? 'sel' : ''}`}
            aria-pressed={name === skin}
            onClick={() => setSkin(name)}
          >
            {name === 'bg24' ? '2024-02' : name.toUpperCase()}
          </button>
        ))}
        {([375, 768] as const).map((size) => (
          <button
            key={size}
            type="button"
            className={`btn sm ${size === width ? 'sel' : ''}`}
            aria-pressed={size === width}
            onClick={() => setWidth(size)}
          >
            {size}
          </button>
        ))}
        <select
          className="inp pick"
          aria-label="Language of the preview"
          value={language}
          onChange={(event) => setLanguage(event.target.value as (typeof LANGUAGES)[number])}
        >
          {LANGUAGES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </div>
      {problem !== null && (
        <div className="note neg" role="alert">
          {problem}
        </div>
      )}
      {isShown ? (
        <>
          <div className={`phone ${width === 375 ? '' : 'tablet'}`}>
            <iframe
              key={address}
              title={`${isEmergency ? 'The emergency page' : 'The lobby'} as players see it`}
              src={address}
              width={width}
              height={SIZES[width]}
            />
          </div>
          <p className="pad sm">
            <a href={address} target="_blank" rel="noopener noreferrer">
              Open in another tab
            </a>{' '}
            <span className="mut">The address works for an hour.</span>
          </p>
        </>
      ) : (
        <div className="pad">
          <button type="button" className="btn" onClick={() => void open()}>
            Show in the player's page
          </button>
        </div>
      )}
    </Card>
  );
}
