import { replace } from 'react-router';

/** Any unknown path. `replace` keeps it out of the browser's history. */
export function loader() {
  return replace('/404');
}
