import { useLocale, useText } from '../../words/words.tsx';
import { arrivalDays } from './arrival-days.ts';

interface ArrivalProps {
  leavesMs: number;
  minDays: number;
  maxDays: number;
}

/** When something arrives. The browser may know other spaces between days than the server: the first ones stay. */
export function Arrival({ leavesMs, minDays, maxDays }: ArrivalProps) {
  const text = useText();
  const dates = arrivalDays(useLocale(), leavesMs, minDays, maxDays);
  return <span suppressHydrationWarning>{text('detail.arrives', { dates })}</span>;
}
