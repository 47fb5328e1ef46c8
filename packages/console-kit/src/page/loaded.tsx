import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import type { CallFailure, QueryResult } from '../use-call.tsx';

interface LoadedProps<Data> {
  answer: QueryResult<Data>;
  /** Lines of the skeleton, about as many as the content has. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query; until then a skeleton, or the error with a button to retry. */
export function Loaded<Data>({ answer, lines = 4, children }: LoadedProps<Data>) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error) return <CallAlert failure={answer.error} onRetry={() => void answer.refetch()} />;
  return <Skeleton active title={false} paragraph={{ rows: lines }} />;
}

interface CallAlertProps {
  failure: CallFailure;
  onRetry: () => void;
}

/** A failed call, with the server's message if there is one, and a button to retry. */
export function CallAlert({ failure, onRetry }: CallAlertProps) {
  const text = useText();
  return (
    <Alert
      type="error"
      showIcon
      title={failure.message || text('console.networkFailed')}
      action={<Button onClick={onRetry}>{text('console.tryAgain')}</Button>}
    />
  );
}
