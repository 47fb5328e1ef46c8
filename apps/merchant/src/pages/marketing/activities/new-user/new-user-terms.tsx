import { useText } from '@galleria/console-kit/console-context';
import { Alert } from 'antd';

/** There is nothing to set, but a store should know to whom it sells at these prices. */
export function NewUserTerms() {
  const text = useText<'merchant'>();
  return <Alert type="info" showIcon title={text('merchantActivities.newUserTerms')} />;
}
