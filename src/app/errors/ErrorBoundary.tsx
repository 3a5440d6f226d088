import { Component, type ReactNode } from 'react';
import { reportError } from '../../shared/errors';
import { missingFileOf } from '../../shared/loading/missingFile';
import { reloadPage } from '../../shared/loading/reloadPage';
import { tryAgain } from '../../shared/loading/tryAgain';
import { ErrorScreen } from '../shell/ErrorScreen';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the message and its retry button. */
  instead?: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/**
 * Shows the error screen in place of children that throw. The nav around it stays usable. What could not be fetched is tried again
 * by itself.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  #failures = 0;
  #callOff = () => {};

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.#failures += 1;
    if (missingFileOf(error) === undefined) return;
    if (this.#failures > 1) void reloadPage(error);
    this.#callOff = tryAgain(this.#failures, this.#again);
  }

  override componentWillUnmount(): void {
    this.#callOff();
  }

  readonly #again = () => this.setState({ failed: false });

  /** After a second failure the page is loaded anew. */
  readonly #retry = () => {
    this.#callOff();
    if (this.#failures > 1) window.location.reload();
    else this.#again();
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.instead ?? <ErrorScreen onRetry={this.#retry} />;
  }
}
