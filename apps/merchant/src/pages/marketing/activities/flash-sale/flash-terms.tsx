import { useText } from '@galleria/console-kit/console-context';
import { FLASH_UNPAID_MINUTES } from '@galleria/domain/activities/flash-sale';
import { Alert } from 'antd';

/** A flash sale has no terms to set; this explains what applying for one means. */
export function FlashTerms() {
  const text = useText<'merchant'>();
  return <Alert type="info" showIcon title={text('merchantFlashSale.terms', { minutes: FLASH_UNPAID_MINUTES })} />;
}
