import { Component, type ReactNode, useEffect } from 'react';

interface SlotProps {
  readonly children: ReactNode;
  /** The scene threw while React built it. */
  readonly onBroken: (error: unknown) => void;
  /** The scene is out of the tree and has freed what it made. */
  readonly onGone: () => void;
}

/** The place of one scene: catches its failures, and tells when it has left. */
export class SceneSlot extends Component<SlotProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(error);
  }

  override render(): ReactNode {
    if (this.state.broken) return null;
    return (
      <>
        {this.props.children}
        <Leaving onGone={this.props.onGone} />
      </>
    );
  }
}

function Leaving({ onGone }: Pick<SlotProps, 'onGone'>) {
  // A scene frees its textures in effects and microtasks of its own; a task of its own comes after all of them.
  useEffect(() => () => void setTimeout(onGone, 0), [onGone]);
  return null;
}
