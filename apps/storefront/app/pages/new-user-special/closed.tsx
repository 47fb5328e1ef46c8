import { NotOpen } from '../../features/activities/not-open.tsx';
import { useText } from '../../words/words.tsx';

/** While staff have switched the zone off. */
export default function Closed() {
  return <NotOpen place={useText()('shell.navNewUser')} />;
}
