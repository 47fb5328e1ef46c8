import { replace } from 'react-router';

/** Any path that the mall does not know. `replace` keeps it out of the browser's history. */
export function loader() {
  return replace('/404');
}
