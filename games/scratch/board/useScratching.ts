import { useEffect, useRef } from 'react';
import { type Coverage, coverageOf, OPENS_AT } from '../foil/coverage';
import { draw, panelAt, piecesOf, type Scratched, strokesOf, toJson } from '../foil/strokes';
import { PANEL_COUNT } from '../rules/card';
import type { OverProps } from './strings';
import type { Panels } from './usePanels';

/** The sound of scratching consists of short cues, with at least this time between them. */
const NOISE_GAP_MS = 95;

/** At this speed the sound of scratching is at its loudest and highest. Design px per ms. */
const FAST = 1.6;

/** Turns pointer events into strokes on the foil. It writes them many times a second and renders nothing. */
export function useScratching(props: OverProps, panels: Panels) {
  const { playback, hand, clock, onCue } = props;
  const roundId = playback?.roundId ?? null;
  const startedAtMs = playback?.startedAtMs ?? 0;
  const work = useRef<{ scratched: Scratched; coverage: Coverage } | null>(null);
  const noiseMs = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(panels);
  latest.current = panels;

  // The strokes of a ticket outlive this surface; a new ticket starts without any.
  useEffect(() => {
    if (roundId === null) return;
    const strokes = strokesOf(hand.content, roundId);
    work.current = { scratched: { roundId, strokes }, coverage: coverageOf(strokes) };
    if (strokes.length === 0) hand.set(toJson({ roundId, strokes }));
  }, [hand, roundId]);

  const rub = (pxPerMs: number, nowMs: number) => {
    if (nowMs - noiseMs.current < NOISE_GAP_MS) return;
    noiseMs.current = nowMs;
    const speed = Math.min(1, pxPerMs / FAST);
    onCue('scratch', { volume: 0.25 + 0.75 * speed, rate: 0.8 + 0.5 * speed });
  };

  return {
    /** The pointer is at a point of the field, in design px. */
    move(x: number, y: number, begins: boolean) {
      const current = work.current;
      if (current === null || !latest.current.open) return;
      const nowMs = clock.nowMs() - startedAtMs;
      const before = current.scratched;
      const after = draw(before, x, y, nowMs, begins);
      if (after === before) return;
      current.scratched = after;
      hand.set(toJson(after));
      const stroke = after.strokes.at(-1) ?? [];
      for (const piece of piecesOf(stroke, stroke.length / 3 - 1)) {
        const bared = current.coverage.add(piece);
        const under = panelAt(piece.x1, piece.y1);
        if (bared > 0 && under !== null && !latest.current.isOpen(under)) {
          const length = Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0);
          rub(length / Math.max(8, piece.atMs - piece.fromMs), nowMs);
        }
      }
      for (let panel = 0; panel < PANEL_COUNT; panel += 1) {
        if (current.coverage.share(panel) >= OPENS_AT) latest.current.openPanel(panel);
      }
    },
  };
}
