import { GROUP_HOURS } from '@galleria/domain/activities/group-buy';
import { Users } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';

/** At checkout: what taking a place in a group means. */
export function GroupNote({ isJoining }: { isJoining: boolean }) {
  const text = useText();
  return (
    <p className="flex items-start gap-2 rounded-card bg-brand-tint px-4 py-3 text-pretty text-sm">
      <Users aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
      {text(isJoining ? 'groupBuy.checkout.join' : 'groupBuy.checkout.open', { hours: GROUP_HOURS })}
    </p>
  );
}
