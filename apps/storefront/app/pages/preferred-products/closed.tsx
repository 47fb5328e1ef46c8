import { NotOpen } from '../../features/activities/not-open.tsx';
import { useText } from '../../messages/messages.tsx';

/** Shown while staff have closed the zone. */
export default function Closed() {
  return <NotOpen place={useText()('shell.navPreferred')} />;
}
