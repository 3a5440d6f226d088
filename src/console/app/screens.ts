import type { LucideIcon } from 'lucide-react';
import {
  Activity,
  BanknoteArrowUp,
  BookOpenText,
  ChartNoAxesCombined,
  FileText,
  Gauge,
  GitCompareArrows,
  HandCoins,
  Handshake,
  Inbox,
  KeyRound,
  LayoutDashboard,
  MessageSquare,
  MousePointerClick,
  Scale,
  ScanSearch,
  ScrollText,
  SlidersHorizontal,
  UserCheck,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { DeskCounts } from '../../../contract/desk/overview';
import type { DeskPermission } from '../../../contract/desk/roles';

export interface Screen {
  readonly path: string;
  readonly title: string;
  readonly group: 'Work' | 'Look up' | 'Watch' | 'Change' | 'Evidence';
  readonly icon: LucideIcon;
  readonly needs: DeskPermission;
  /** How many wait there. */
  readonly waiting?: (counts: DeskCounts) => number | null;
  readonly Page: ComponentType;
}

/** Every screen, in the order of the navigation. The palette and the keys of the navigation are made from it too. */
export const SCREENS: readonly Screen[] = [
  {
    path: 'overview',
    title: 'Overview',
    group: 'Work',
    icon: LayoutDashboard,
    needs: { action: 'overview', step: 'read' },
    Page: lazy(() => import('../screens/Overview')),
  },
  {
    path: 'withdrawals',
    title: 'Withdrawals',
    group: 'Work',
    icon: BanknoteArrowUp,
    needs: { action: 'withdrawal', step: 'read' },
    waiting: ({ withdrawals }) => (withdrawals === null ? null : withdrawals.review + withdrawals.second),
    Page: lazy(() => import('../screens/withdrawals/Withdrawals')),
  },
  {
    path: 'parked',
    title: 'Parked payments',
    group: 'Work',
    icon: Inbox,
    needs: { action: 'parked', step: 'read' },
    waiting: ({ parked }) => parked,
    Page: lazy(() => import('../screens/Parked')),
  },
  {
    path: 'identity',
    title: 'Identity',
    group: 'Work',
    icon: UserCheck,
    needs: { action: 'identity', step: 'read' },
    waiting: ({ identity }) => identity,
    Page: lazy(() => import('../screens/Identity')),
  },
  {
    path: 'reviews',
    title: 'Reward reviews',
    group: 'Work',
    icon: ScanSearch,
    needs: { action: 'rewardReview', step: 'read' },
    waiting: ({ rewardReviews }) =>
      rewardReviews === null ? null : rewardReviews.bags + rewardReviews.addresses,
    Page: lazy(() => import('../screens/reviews/Reviews')),
  },
  {
    path: 'messages',
    title: 'Messages',
    group: 'Work',
    icon: MessageSquare,
    needs: { action: 'message', step: 'read' },
    waiting: ({ messages }) => messages,
    Page: lazy(() => import('../screens/Messages')),
  },
  {
    path: 'players',
    title: 'Players',
    group: 'Look up',
    icon: Users,
    needs: { action: 'player', step: 'read' },
    Page: lazy(() => import('../screens/Players')),
  },
  {
    path: 'ledger',
    title: 'Ledger',
    group: 'Look up',
    icon: BookOpenText,
    needs: { action: 'ledger', step: 'read' },
    Page: lazy(() => import('../screens/Ledger')),
  },
  {
    path: 'reconciliation',
    title: 'Reconciliation',
    group: 'Watch',
    icon: GitCompareArrows,
    needs: { action: 'reconciliation', step: 'read' },
    Page: lazy(() => import('../screens/Reconciliation')),
  },
  {
    path: 'rtp',
    title: 'RTP monitor',
    group: 'Watch',
    icon: Gauge,
    needs: { action: 'rtp', step: 'read' },
    Page: lazy(() => import('../screens/rtp/Rtp')),
  },
  {
    path: 'economics',
    title: 'Economics',
    group: 'Watch',
    icon: ChartNoAxesCombined,
    needs: { action: 'report', step: 'read' },
    Page: lazy(() => import('../screens/Economics')),
  },
  {
    path: 'usage',
    title: 'Usage',
    group: 'Watch',
    icon: MousePointerClick,
    needs: { action: 'report', step: 'read' },
    Page: lazy(() => import('../screens/Usage')),
  },
  {
    path: 'health',
    title: 'Jobs and health',
    group: 'Watch',
    icon: Activity,
    needs: { action: 'health', step: 'read' },
    Page: lazy(() => import('../screens/Health')),
  },
  {
    path: 'adjustments',
    title: 'Adjustments',
    group: 'Change',
    icon: Scale,
    needs: { action: 'adjustment', step: 'read' },
    waiting: ({ adjustments }) => adjustments,
    Page: lazy(() => import('../screens/Adjustments')),
  },
  {
    path: 'guaranteed',
    title: 'Guaranteed payouts',
    group: 'Change',
    icon: HandCoins,
    needs: { action: 'guaranteed', step: 'read' },
    waiting: ({ guaranteed }) => guaranteed,
    Page: lazy(() => import('../screens/guaranteed/Guaranteed')),
  },
  {
    path: 'agents',
    title: 'Agents',
    group: 'Change',
    icon: Handshake,
    needs: { action: 'agent', step: 'read' },
    waiting: ({ agents }) => agents,
    Page: lazy(() => import('../screens/Agents')),
  },
  {
    path: 'config',
    title: 'Configuration',
    group: 'Change',
    icon: SlidersHorizontal,
    needs: { action: 'content', step: 'read' },
    waiting: ({ settings }) => settings,
    Page: lazy(() => import('../screens/Configuration')),
  },
  {
    path: 'reports',
    title: 'Reports',
    group: 'Evidence',
    icon: FileText,
    needs: { action: 'report', step: 'read' },
    Page: lazy(() => import('../screens/Reports')),
  },
  {
    path: 'audit',
    title: 'Audit trail',
    group: 'Evidence',
    icon: ScrollText,
    needs: { action: 'audit', step: 'read' },
    Page: lazy(() => import('../screens/audit/Audit')),
  },
  {
    path: 'team',
    title: 'Team and roles',
    group: 'Evidence',
    icon: KeyRound,
    needs: { action: 'team', step: 'read' },
    waiting: ({ team }) => team,
    Page: lazy(() => import('../screens/Team')),
  },
];
