import { redirect } from 'react-router';
import type { Route } from './+types/page.ts';
import { childOf } from './child-of.ts';

export function loader({ url }: Route.LoaderArgs) {
  const query = new URLSearchParams(url.search);
  const child = childOf(query.get('currentPage'));
  query.delete('currentPage');
  return redirect(`/user-center/${child}${query.size > 0 ? `?${query}` : ''}`);
}
