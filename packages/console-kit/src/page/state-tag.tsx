import { Tag } from 'antd';
import { useText } from '../console-context.tsx';

/** On or off, for what cannot be switched here; a disabled switch would look broken. */
export function StateTag({ on }: { on: boolean }) {
  const text = useText();
  return <Tag color={on ? 'success' : 'default'}>{text(on ? 'console.on' : 'console.off')}</Tag>;
}
