import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { CallAlert } from './call-alert.tsx';
import type { Asked } from './use-call.tsx';

interface LoadedProps<Data> {
  answer: Asked<Data>;
  /** Lines of the placeholder, about as many as will come. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Shows an answer once it is there; until then its outline, or why it did not come. */
export function Loaded<Data>({ answer, lines = 4, children }: LoadedProps<Data>) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error) return <CallAlert failure={answer.error} onRetry={() => void answer.refetch()} />;
  return <Skeleton active title={false} paragraph={{ rows: lines }} />;
}
