import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { ERRORS } from '../../../contract/envelope';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { ApiError } from '../../shared/api/apiError';
import type { AskedGame } from './address';
import { LAUNCHING, refusalOf, SILENCE_MS, stepped } from './frameState';
import { type FrameSource, launch } from './launch';
import { createMessageLimit, messageFrom } from './messages';

interface Handlers {
  readonly onBalance: () => void;
  readonly onExit: () => void;
}

/** Runs a game in its frame: launches it, handles its messages, and launches it again on request. */
export function useGameFrame(
  game: AskedGame,
  frame: RefObject<HTMLIFrameElement | null>,
  handlers: Handlers,
) {
  const { gameProvider, gameId } = game;
  const [state, step] = useReducer(stepped, LAUNCHING);
  const [source, setSource] = useState<FrameSource | null>(null);
  const [tries, setTries] = useState(0);
  const { language } = useTranslation();
  const latestHandlers = useRef(handlers);
  // A change of language applies from the next launch, so that no round is lost.
  const languageTag = useRef<string>(LANGUAGES[language].tag);
  useEffect(() => {
    latestHandlers.current = handlers;
    languageTag.current = LANGUAGES[language].tag;
  });

  // Each attempt is a new session with the provider and a new frame.
  useEffect(() => {
    void tries;
    const stop = new AbortController();
    step({ type: 'asked' });
    setSource(null);
    launch({ gameProvider, gameId, language: languageTag.current }, stop.signal).then(
      (launched) => {
        if (stop.signal.aborted) return;
        setSource(launched);
        step({ type: 'launched' });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const code = error instanceof ApiError ? error.code : ERRORS.server.code;
        step({ type: 'refused', why: refusalOf(code) });
      },
    );
    return () => stop.abort();
  }, [gameProvider, gameId, tries]);

  // In the commit that adds the frame: a message of a game that is ready at once would come before an effect.
  useLayoutEffect(() => {
    if (source === null) return;
    const accepts = createMessageLimit();
    const onMessage = (event: MessageEvent) => {
      const message = messageFrom(event, messageWindowOf(source, frame.current));
      if (message === null || !accepts(performance.now())) return;
      if (message.type === 'balance') latestHandlers.current.onBalance();
      else if (message.type === 'exit') latestHandlers.current.onExit();
      else step(message);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [source, frame]);

  const loaded = state.phase === 'loading' ? state.progress : null;
  useEffect(() => {
    if (loaded === null) return;
    const timer = setTimeout(() => step({ type: 'silence' }), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [loaded]);

  return { state, source, tries, retry: () => setTries((before) => before + 1) };
}

/**
 * The window whose messages count: the frame's own, or the one frame inside the page that the provider sent as text.
 */
function messageWindowOf({ kind }: FrameSource, frame: HTMLIFrameElement | null): Window | null {
  const own = frame?.contentWindow ?? null;
  return kind === 'url' ? own : (own?.frames[0] ?? null);
}
