import { useCallback, useEffect, useRef, useState } from 'react';
import PlayIcon from '~icons/ph/play-fill';
import type { StageCard } from '../../games/kit/card';
import { playCue } from '../../src/stage/sound/sound';
import type { Inside } from '../cell';
import { Segments } from '../controls';
import { labelled, words } from '../words';
import type { ParticleGroup, SceneContents, TextureView } from './contents';
import { type SoundView, soundViewOf } from './soundView';

interface InsidePanelProps {
  readonly inside: Inside | null;
  readonly contents: SceneContents | null;
  readonly sound: StageCard['sound'] | undefined;
  readonly onChange: (inside: Inside | null) => void;
}

const OPTIONS: readonly { readonly value: Inside | ''; readonly name: string }[] = [
  { value: '', name: words.off },
  { value: 'particles', name: words.particles },
  { value: 'atlas', name: words.atlas },
  { value: 'sound', name: words.sound },
];

/** What the scene is made of: its particles, the textures in graphics memory, and its sounds. */
export function InsidePanel({ inside, contents, sound, onChange }: InsidePanelProps) {
  return (
    <section className="panel inside" aria-label={words.inside}>
      <h3>{words.inside}</h3>
      <Segments
        label={words.inside}
        options={OPTIONS}
        value={inside ?? ''}
        onChange={(value) => onChange(value === '' ? null : value)}
      />
      {inside === 'particles' ? <Particles contents={contents} /> : null}
      {inside === 'atlas' ? <Atlas contents={contents} /> : null}
      {inside === 'sound' ? <Sounds sound={sound} /> : null}
    </section>
  );
}

type WithContents = Pick<InsidePanelProps, 'contents'>;

function Particles({ contents }: WithContents) {
  const [groups, readAgain] = useReading<readonly ParticleGroup[]>(() => contents?.particles() ?? [], 250);
  if (groups.length === 0) return <p className="hint">{words.noParticles}</p>;
  return (
    <ul className="rows">
      {groups.map(({ name, alive, total, shown, setShown }, index) => (
        <li key={index}>
          <label>
            <input
              type="checkbox"
              checked={shown}
              aria-label={`${words.show} ${name}`}
              onChange={(event) => {
                setShown(event.target.checked);
                readAgain();
              }}
            />
            {name}
          </label>
          <small>
            {alive} {words.of} {total}
          </small>
        </li>
      ))}
    </ul>
  );
}

const THUMB_PX = 120;

function Atlas({ contents }: WithContents) {
  const [textures] = useReading<readonly TextureView[]>(() => contents?.textures() ?? [], 2_000);
  if (textures.length === 0) return <p className="hint">{words.noTextures}</p>;
  const mb = textures.reduce((sum, texture) => sum + texture.mb, 0);
  return (
    <>
      <p className="hint">
        {textures.length} {words.textures.toLowerCase()}, {mb.toFixed(1)} MB
      </p>
      <ul className="thumbs">
        {textures.map((texture, index) => (
          <li key={`${texture.name} ${index}`}>
            <Thumb texture={texture} />
            <small title={texture.name}>
              {texture.width}×{texture.height}, {texture.mb.toFixed(2)} MB
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Thumb({ texture }: { readonly texture: TextureView }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const picture = texture.draw(THUMB_PX);
    if (picture !== null) place.current?.replaceChildren(picture);
  }, [texture]);
  return <div ref={place} className="thumb" />;
}

function Sounds({ sound }: Pick<InsidePanelProps, 'sound'>) {
  const [view, setView] = useState<SoundView | string | null>(null);
  useEffect(() => {
    let left = false;
    setView(null);
    if (sound === undefined) return;
    sound()
      .then(soundViewOf)
      .then(
        (read) => !left && setView(read),
        (error: unknown) => !left && setView(String(error)),
      );
    return () => {
      left = true;
    };
  }, [sound]);
  if (sound === undefined) return <p className="hint">{words.noSound}</p>;
  if (view === null) return <p className="hint">{words.loading}</p>;
  if (typeof view === 'string') return <p className="hint">{view}</p>;
  return (
    <ul className="rows">
      {view.cues.map(({ name, lengthMs, peaks }) => (
        <li key={name}>
          <button
            type="button"
            className="icon"
            aria-label={`${words.play} ${name}`}
            onClick={() => playCue(name)}
          >
            <PlayIcon aria-hidden />
          </button>
          <span className="cue-name">{labelled(name)}</span>
          <svg
            className="wave"
            viewBox={`0 0 ${peaks.length} 2`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {peaks.map((peak, index) => (
              <rect key={index} x={index} y={1 - peak} width={0.8} height={Math.max(0.04, 2 * peak)} />
            ))}
          </svg>
          <small>{Math.round(lengthMs)} ms</small>
        </li>
      ))}
    </ul>
  );
}

/** Reads again and again what changes without React. */
function useReading<T>(read: () => T, everyMs: number): readonly [T, () => void] {
  const latest = useRef(read);
  latest.current = read;
  const [value, setValue] = useState(read);
  const take = useCallback(() => setValue(latest.current()), []);
  useEffect(() => {
    take();
    const timer = setInterval(take, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, take]);
  return [value, take];
}
