import { Chip } from '../../kit/Chip';

const TITLES = ['', 'VIP4+', 'VIP11+'] as const;

/** What puts a withdrawal before others in the queue; nothing for those that wait their turn. */
export const Priority = ({ priority }: { readonly priority: number }) =>
  priority === 0 ? null : <Chip tone="acc">{TITLES[priority] ?? 'VIP'}</Chip>;
