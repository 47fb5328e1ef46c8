import { Tag } from 'antd';
import { useText } from '../console-context.tsx';

/** Shows on or off where it cannot be switched; a disabled switch would look broken. */
export function StateTag({ on }: { on: boolean }) {
  const text = useText();
  return <Tag color={on ? 'success' : 'default'}>{text(on ? 'console.on' : 'console.off')}</Tag>;
}
