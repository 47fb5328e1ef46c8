import { useText } from '@galleria/console-kit/console-context';
import { FLASH_UNPAID_MINUTES } from '@galleria/domain/activities/flash-sale';
import { Alert } from 'antd';

/** There is nothing to set, but a store should know what applying for a flash sale means. */
export function FlashTerms() {
  const text = useText<'merchant'>();
  return <Alert type="info" showIcon title={text('merchantFlashSale.terms', { minutes: FLASH_UNPAID_MINUTES })} />;
}
