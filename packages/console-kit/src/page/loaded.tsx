import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import type { Asked, CallFailure } from '../use-call.tsx';

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

interface CallAlertProps {
  failure: CallFailure;
  onRetry: () => void;
}

/** What went wrong, in the server's words where it had any, and a way to try again. */
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
