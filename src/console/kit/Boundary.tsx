import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
}

/**
 * Tells in its place of a screen that could not be drawn, or whose file did not arrive: without a connection, or because a
 * newer version has replaced it. A file that failed is not asked for again by itself, so the console is loaded anew.
 */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="note neg" role="alert">
        <div className="g">
          <b>This screen could not be shown.</b>
          <div className="sm">
            Check your connection. The console may also have been updated. You stay logged in.
          </div>
        </div>
        <button type="button" className="btn sm" onClick={() => window.location.reload()}>
          Load the console again
        </button>
      </div>
    );
  }
}
