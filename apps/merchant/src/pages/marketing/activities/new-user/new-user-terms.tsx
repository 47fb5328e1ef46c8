import { useText } from '@galleria/console-kit/console-context';
import { Alert } from 'antd';

/** A new-user special has no terms to set; this explains who can buy at its prices. */
export function NewUserTerms() {
  const text = useText<'merchant'>();
  return <Alert type="info" showIcon title={text('merchantActivities.newUserTerms')} />;
}
