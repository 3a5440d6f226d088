import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a screen with a title. */
export const Card = ({ title, aside, className = '', children }: CardProps) => (
  <section className={`card ${className}`}>
    {title !== undefined && (
      <div className="hd">
        <h2>{title}</h2>
        <span className="g" />
        {aside}
      </div>
    )}
    {children}
  </section>
);

/** Names with their values. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="kv">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
