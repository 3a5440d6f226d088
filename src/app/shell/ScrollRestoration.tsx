import { Component, type ReactNode } from 'react';
import {
  saveScrollPositions,
  scrollPositionOf,
  setScrollPosition,
} from '../../shared/navigation/scrollPositions';

interface ScrollRestorationProps {
  /** null while no page is visible yet. */
  path: string | null;
  kept: boolean;
  children: ReactNode;
}

/**
 * Saves the scroll position before a page is left, and restores it for a kept page; any other page starts at the top.
 * A class, because getSnapshotBeforeUpdate exists for classes only.
 */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  /** Stops waiting for a page that is not tall enough yet. */
  private giveUp: () => void = () => undefined;

  override componentDidMount(): void {
    const { path, kept } = this.props;
    // The first page after a load starts at the top, whatever an earlier load in this tab has saved.
    if (kept && path !== null) setScrollPosition(path, 0);
  }

  override getSnapshotBeforeUpdate(before: ScrollRestorationProps): null {
    if (before.path !== null && before.path !== this.props.path && before.kept) {
      setScrollPosition(before.path, window.scrollY);
      saveScrollPositions();
    }
    return null;
  }

  override componentDidUpdate(before: ScrollRestorationProps): void {
    const { path, kept } = this.props;
    if (before.path === path) return;
    this.giveUp();
    const top = kept ? (scrollPositionOf(path ?? '') ?? 0) : 0;
    window.scrollTo({ top, behavior: 'instant' });
    // A page that is still mounted has its height; after a reload it has to load its lists first.
    if (window.scrollY < Math.floor(top)) this.comeBack(top);
  }

  private async comeBack(top: number): Promise<void> {
    const { path } = this.props;
    const { scrollWhenTall } = await import('../../ui/page/scrollWhenTall');
    if (this.props.path === path) this.giveUp = scrollWhenTall(top, () => undefined);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
