import { Tag } from 'antd';
import { useText } from '../console-context.tsx';

/** Of a group that waits for people. Nothing where there is none, or nobody is missing. */
export function MissingPlaces({ count }: { count: number | null | undefined }) {
  const text = useText();
  return count ? <Tag color="warning">{text('consoleActivities.missing', { count })}</Tag> : null;
}
