import { Component, type ReactNode, useEffect } from 'react';

interface SlotProps {
  readonly children: ReactNode;
  /** The scene threw while React rendered it. */
  readonly onBroken: (error: unknown) => void;
  /** The scene is unmounted and has freed its resources. */
  readonly onGone: () => void;
}

/** The mount point of one scene: catches its errors, and reports when it is unmounted. */
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
  // A scene frees its textures in effects and microtasks; a macrotask comes after all of them.
  useEffect(() => () => void setTimeout(onGone, 0), [onGone]);
  return null;
}
