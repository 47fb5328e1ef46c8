import { Alert, Button } from 'antd';
import type { CallFailure } from './call-failure.ts';
import { useText } from './console-context.tsx';

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
