import { Component, type ReactNode } from 'react';

interface ScrollKeeperProps {
  /** null while no page is on show yet. */
  path: string | null;
  kept: boolean;
  /** Where kept pages stood when they were left, in CSS px. */
  positions: Map<string, number>;
  children: ReactNode;
}

/**
 * Saves where the main scroll container stands before a page is left, and after it puts a kept page back
 * there and any other at its top. A class, because React offers the moment before the change to classes only.
 */
export class ScrollKeeper extends Component<ScrollKeeperProps> {
  override getSnapshotBeforeUpdate(before: ScrollKeeperProps): null {
    if (before.path !== null && before.path !== this.props.path && before.kept) {
      before.positions.set(before.path, window.scrollY);
    }
    return null;
  }

  override componentDidUpdate(before: ScrollKeeperProps): void {
    const { path, kept, positions } = this.props;
    if (before.path === path) return;
    window.scrollTo({ top: kept ? (positions.get(path ?? '') ?? 0) : 0, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
