import { Component, type ReactNode, Suspense } from 'react';

interface PartBoundaryProps {
  waiting: ReactNode;
  /** Fallback when the part failed. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Suspense and error boundary of a deferred part: it may be slow or fail without affecting the rest of the page. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { waiting, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
