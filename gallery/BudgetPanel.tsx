import { useEffect, useState } from 'react';
import type { QualityTier, SceneModule } from '../games/kit/scene/scene';
import type { Figures } from '../src/stage/figures';
import { HIGH_WORK_MS, SLOW_FRAME_MS, TIER_BUDGETS } from '../src/stage/quality';
import { words } from './words';

const READ_EVERY_MS = 250;

interface BudgetPanelProps {
  /** Null until the figures are available. */
  readonly read: (() => Figures) | null;
  readonly tier: QualityTier;
  readonly budget: SceneModule['budget'];
}

/** The cost of the last frames next to the budget; red where a limit is exceeded. */
export function BudgetPanel({ read, tier, budget }: BudgetPanelProps) {
  const figures = useFigures(read);
  const limits = budget ?? TIER_BUDGETS[tier];
  return (
    <section className="panel" aria-label={words.budget}>
      <h3>
        {words.budget}{' '}
        <small className="scope">{budget === undefined ? `${words.ofTier} ${tier}` : words.ofGame}</small>
      </h3>
      <dl className="budget">
        <Figure name={words.drawCalls} value={figures?.drawCalls ?? null} limit={limits.drawCalls} />
        <Figure name={words.particles} value={figures?.particles ?? null} limit={limits.particles} />
        <Figure name={words.textures} value={figures?.textureMb ?? null} limit={limits.textureMb} unit="MB" />
        <Figure name={words.script} value={figures?.workP95Ms ?? null} limit={HIGH_WORK_MS} unit="ms" />
        <Figure name={words.frame} value={figures?.intervalMs ?? null} limit={SLOW_FRAME_MS} unit="ms" />
        <Figure name={words.uploads} value={figures?.uploads ?? null} />
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number | null;
  readonly limit?: number;
  readonly unit?: string;
}

function Figure({ name, value, limit, unit = '' }: FigureProps) {
  const over = value !== null && limit !== undefined && value > limit;
  const part = value === null || limit === undefined ? 0 : Math.min(value / limit, 1);
  return (
    <div className="figure" data-over={over || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{value === null ? '–' : numberText(value)}</b>
        <small className="unit">
          {limit === undefined ? '' : ` / ${limit}`} {unit}
        </small>
        {limit === undefined ? null : (
          <span className="gauge">
            <i style={{ transform: `scaleX(${part})` }} />
          </span>
        )}
      </dd>
    </div>
  );
}

const numberText = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function useFigures(read: (() => Figures) | null): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    if (read === null) return setFigures(null);
    const timer = setInterval(() => setFigures(read()), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);
  return figures;
}
