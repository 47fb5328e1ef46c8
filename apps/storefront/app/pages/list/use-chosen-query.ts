import { useNavigation } from 'react-router';
import { type ListQuery, readListQuery } from './list-query.ts';

/** What is chosen, also while its products are still on their way: choices show at once and add up. */
export function useChosenQuery(shown: ListQuery): ListQuery {
  const { location } = useNavigation();
  return location?.pathname === '/list' ? readListQuery(new URLSearchParams(location.search)) : shown;
}
