import { useRouteLoaderData } from 'react-router';
import type { Account } from './account.ts';

/** Who is signed in, or nobody. */
export function useAccount(): Account | undefined {
  return useRouteLoaderData<{ account?: Account }>('root')?.account;
}
