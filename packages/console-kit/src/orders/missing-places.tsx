import { Tag } from 'antd';
import { useText } from '../console-context.tsx';

/** Unpaid places of an open group; nothing is shown without a group or when it is full. */
export function MissingPlaces({ count }: { count: number | null | undefined }) {
  const text = useText();
  return count ? <Tag color="warning">{text('consoleActivities.missing', { count })}</Tag> : null;
}
