import type { ComponentType, SVGProps } from 'react';
import Crown from '~icons/ph/crown-fill';
import CrownSimple from '~icons/ph/crown-simple-fill';
import Diamond from '~icons/ph/diamond-fill';
import Medal from '~icons/ph/medal-fill';
import Star from '~icons/ph/star-fill';
import User from '~icons/ph/user-fill';
import { iconTierOf } from './iconTier';

const ICONS: readonly ComponentType<SVGProps<SVGSVGElement>>[] = [
  User,
  Star,
  Medal,
  CrownSimple,
  Crown,
  Diamond,
];

/** The icon of a level; nothing for a level that has none. The label beside it names the level. */
export function LevelIcon({ level, className }: { readonly level: number; readonly className?: string }) {
  const tier = iconTierOf(level);
  const Icon = tier === null ? undefined : ICONS[tier];
  return Icon === undefined ? null : <Icon className={className} aria-hidden data-tier={tier} />;
}
