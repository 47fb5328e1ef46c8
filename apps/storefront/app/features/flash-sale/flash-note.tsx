import { FLASH_UNPAID_MINUTES } from '@galleria/domain/activities/flash-sale';
import { Zap } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { flashAddress } from './flash-address.ts';

/** At checkout: how long the goods are reserved, and a link back when they cannot be ordered. */
export function FlashNote({ prodId, activityId }: { prodId: number; activityId: number }) {
  const text = useText();
  return (
    <p className="flex items-start gap-2 rounded-card bg-brand-tint px-4 py-3 text-pretty text-sm">
      <Zap aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
      <span>
        {text('flashSale.payIn', { minutes: FLASH_UNPAID_MINUTES })}{' '}
        <Link to={flashAddress(prodId, activityId)} className="underline underline-offset-4">
          {text('flashSale.back')}
        </Link>
      </span>
    </p>
  );
}
