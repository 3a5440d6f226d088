import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { QualityTier, SceneModule } from '../../games/kit/scene/scene';
import { keepTrying } from '../shared/loading/keepTrying';
import {
  type StageShow,
  type StageState,
  stageCoveredAtom,
  stageFocusAtom,
  stageShowAtom,
  stageStateAtom,
} from '../shared/play/stageShow';
import { whenIdle } from '../shared/whenIdle';
import { holdWhileHidden, stageClock } from './clock';
import type { PixiCanvasProps, PixiCanvasState, SceneInput } from './PixiCanvas';
import { deviceTier, thisDevice, tierOnEntry } from './quality';
import { stage } from './Stage.css';
import { openSprite } from './sound/sound';
import { useRoundPlayback } from './useRoundPlayback';
import { useVisible } from './visible';

/**
 * The stage beneath the overlay. Mount it once, outside every kept-alive page. It loads nothing until a game is first
 * entered; then it stays mounted, and scenes are swapped inside it.
 */
export function Stage() {
  const show = useAtomValue(stageShowAtom);
  const focus = useAtomValue(stageFocusAtom);
  const covered = useAtomValue(stageCoveredAtom);
  const { Picture, missing } = usePicture(show !== null);
  const { module, failed } = useSceneModule(show);
  const [picture, setPicture] = useState<PixiCanvasState>('empty');
  const { tier, onTierFall } = useTier(show !== null);
  const visible = useVisible();

  const state = stageState(show, missing || failed, picture);
  useStageState(state);
  const playing = useRoundPlayback(stageClock, show, module, failed);
  const card = show?.card ?? null;
  useEffect(() => {
    // The sound is loaded after the picture.
    const sound = card?.sound;
    if (card !== null && sound !== undefined) void whenIdle().then(() => openSprite(card.name, sound));
  }, [card]);
  useEffect(() => onAmbience(card?.ambience), [card]);

  const scene = useMemo<SceneInput | null>(() => {
    if (show === null || module === null) return null;
    const { skin, reducedMotion, playback, waiting, bet, hand, ownFelt } = show;
    return { skin, reducedMotion, playback, waiting, bet, hand, ownFelt, tuning: module.tuning };
  }, [show, module]);

  if (Picture === null) return null;
  return createPortal(
    <div className={stage} aria-hidden="true" data-stage={state}>
      <Picture
        clock={stageClock}
        module={module}
        scene={scene}
        focus={focus}
        tier={tier}
        drawing={visible && !covered}
        playing={playing}
        onState={setPicture}
        onTierFall={onTierFall}
      />
    </div>,
    document.body,
  );
}

/** Plays the ambience of a game while it is on stage, if the player wants one. Returns how to leave. */
function onAmbience(load: StageShow['card']['ambience']): (() => void) | undefined {
  if (load === undefined) return undefined;
  let leave = () => {};
  let isLeft = false;
  void whenIdle()
    .then(() => import('./sound/ambience'))
    .then(({ enterAmbience }) => {
      if (!isLeft) leave = enterAmbience(load);
    })
    .catch(() => undefined);
  return () => {
    isLeft = true;
    leave();
  };
}

function stageState(show: StageShow | null, missing: boolean, picture: PixiCanvasState): StageState {
  if (show === null) return 'off';
  if (missing || picture === 'broken') return 'boardAlone';
  return picture === 'empty' ? 'loading' : picture;
}

/** Publishes the stage's state, and runs game time exactly while a game is on stage. */
function useStageState(state: StageState) {
  const setState = useSetAtom(stageStateAtom);
  useEffect(() => setState(state), [state, setState]);
  useEffect(() => () => setState('off'), [setState]);
  const standing = state === 'off' || state === 'loading';
  useEffect(() => {
    if (standing) stageClock.hold('nothingOnStage');
    else stageClock.release('nothingOnStage');
  }, [standing]);
  useEffect(() => {
    const forget = holdWhileHidden(stageClock);
    return () => {
      forget();
      stageClock.hold('nothingOnStage');
    };
  }, []);
}

/** Pixi is loaded with the first game, in a chunk of its own, and is kept. */
function usePicture(wanted: boolean) {
  const [Picture, setPicture] = useState<ComponentType<PixiCanvasProps> | null>(null);
  const [missing, setMissing] = useState(false);
  const asked = wanted && Picture === null;
  useEffect(() => {
    if (!asked) return;
    const stop = keepTrying(
      () => import('./PixiCanvas'),
      (loaded) => setPicture(() => loaded.PixiCanvas),
      () => setMissing(true),
    );
    return () => {
      stop();
      setMissing(false);
    };
  }, [asked]);
  return { Picture, missing };
}

interface Loaded {
  readonly name: string;
  readonly module: SceneModule | null;
}

/** The scene module of the current card; null until it is loaded. `failed` when it cannot be loaded. */
function useSceneModule(show: StageShow | null) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const card = show?.card ?? null;
  const name = card?.name ?? null;
  useEffect(() => {
    if (card === null) return setLoaded(null);
    return keepTrying(
      () => card.scene(),
      (module) => setLoaded({ name: card.name, module }),
      () => setLoaded({ name: card.name, module: null }),
    );
  }, [name]);
  const mine = loaded !== null && loaded.name === name ? loaded : null;
  return { module: mine?.module ?? null, failed: mine !== null && mine.module === null };
}

let lastTier: QualityTier | null = null;

/** The quality tier of this visit to a game: chosen on entry, and then only lowered. */
function useTier(onStage: boolean) {
  const [tier, setTier] = useState<QualityTier>('mid');
  useEffect(() => {
    if (onStage) setTier(tierOnEntry(deviceTier(thisDevice()), lastTier));
  }, [onStage]);
  const onTierFall = useCallback((lower: QualityTier) => {
    lastTier = lower;
    setTier(lower);
  }, []);
  return { tier, onTierFall };
}
