import { ArrowRight, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { Card } from '../../kit/Card';
import { Chip } from '../../kit/Chip';
import type { Version } from './areas';
import { changeText } from './changeText';

const ICONS = { good: CircleCheck, look: CircleAlert, bad: CircleX } as const;
const TONES = { good: 'pos', look: 'warn', bad: 'neg' } as const;

/** What a version changes against what is live, and what its checks say. */
export function VersionTold({ version }: { readonly version: Version }) {
  const { difference, checks, settings } = version;
  const todo = checks.filter(({ state }) => state !== 'good').length;
  return (
    <>
      <Card title="What changes">
        {difference.length === 0 ? (
          <p className="pad mut">Nothing: this is what is live.</p>
        ) : (
          <dl className="changes pad">
            {difference.slice(0, 40).map((each) => {
              const { name, before, after } = changeText(settings.area, each);
              return (
                <div key={each.name}>
                  <dt>{name}</dt>
                  <dd>
                    <span className="mut">{before}</span>
                    <ArrowRight className="i" role="img" aria-label="becomes" />
                    <b>{after}</b>
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
        {difference.length > 40 && <p className="pad mut">And {difference.length - 40} more.</p>}
      </Card>
      <Card
        title="Checks"
        aside={<Chip tone={todo === 0 ? 'pos' : 'warn'}>{todo === 0 ? 'All good' : `${todo} to do`}</Chip>}
      >
        <ul className="pad checks">
          {checks.map(({ name, state, about }) => {
            const Icon = ICONS[state];
            return (
              <li key={name} className="row">
                <Icon className={`i ${TONES[state]}`} aria-label={state} />
                <span>
                  {state === 'good' ? name : <b>{name}.</b>} <span className="mut">{about}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
    </>
  );
}
