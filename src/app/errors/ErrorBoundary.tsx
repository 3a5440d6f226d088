import { Component, type ReactNode } from 'react';
import { reportError } from '../../shared/errors';
import { ErrorScreen } from '../shell/ErrorScreen';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the message and its retry button. */
  instead?: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  /** Counts the retries: after a second failure in a row the page is reloaded. */
  tries: number;
}

/** Shows the error screen in place of children that throw. The nav around it stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, tries: 0 };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  readonly #retry = () => {
    if (this.state.tries > 0) return window.location.reload();
    this.setState((state) => ({ failed: false, tries: state.tries + 1 }));
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.instead ?? <ErrorScreen onRetry={this.#retry} />;
  }
}
