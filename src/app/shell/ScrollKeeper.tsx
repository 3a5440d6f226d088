import { Component, type ReactNode } from 'react';
import { keepPlaces, notePlace, placeOf } from '../../shared/navigation/scrollPositions';

interface ScrollKeeperProps {
  /** null while no page is on show yet. */
  path: string | null;
  kept: boolean;
  children: ReactNode;
}

/**
 * Saves where the main scroll container stands before a page is left, and after it puts a kept page back
 * there and any other at its top. A class, because React offers the moment before the change to classes only.
 */
export class ScrollKeeper extends Component<ScrollKeeperProps> {
  /** Gives up a page that has not been tall enough yet. */
  private giveUp: () => void = () => undefined;

  override componentDidMount(): void {
    const { path, kept } = this.props;
    // The page that a visit begins with begins at its top, whatever an earlier one in this tab has left.
    if (kept && path !== null) notePlace(path, 0);
  }

  override getSnapshotBeforeUpdate(before: ScrollKeeperProps): null {
    if (before.path !== null && before.path !== this.props.path && before.kept) {
      notePlace(before.path, window.scrollY);
      keepPlaces();
    }
    return null;
  }

  override componentDidUpdate(before: ScrollKeeperProps): void {
    const { path, kept } = this.props;
    if (before.path === path) return;
    this.giveUp();
    const top = kept ? (placeOf(path ?? '') ?? 0) : 0;
    window.scrollTo({ top, behavior: 'instant' });
    // Alive it is as tall as it was; put away by the phone it has to grow first.
    if (window.scrollY < Math.floor(top)) this.comeBack(top);
  }

  private async comeBack(top: number): Promise<void> {
    const { path } = this.props;
    const { comeTo } = await import('../../ui/page/comeTo');
    if (this.props.path === path) this.giveUp = comeTo(top, () => undefined);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
