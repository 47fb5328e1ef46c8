import { Component, type ReactNode, Suspense } from 'react';

interface PartBoundaryProps {
  waiting: ReactNode;
  /** Stands in when the part never came. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Around a part that comes later than the page: it may take its time, or fail, without taking the page with it. */
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
