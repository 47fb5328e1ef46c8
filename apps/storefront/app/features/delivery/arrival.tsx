import { useLocale, useText } from '../../messages/messages.tsx';
import { arrivalDays } from './arrival-days.ts';

interface ArrivalProps {
  leavesMs: number;
  minDays: number;
  maxDays: number;
}

/**
 * Expected arrival. ICU data of browser and server may differ in the spaces between days, so the mismatch is ignored.
 */
export function Arrival({ leavesMs, minDays, maxDays }: ArrivalProps) {
  const text = useText();
  const dates = arrivalDays(useLocale(), leavesMs, minDays, maxDays);
  return <span suppressHydrationWarning>{text('detail.arrives', { dates })}</span>;
}
