import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ForEveryoneContext } from '../../hydration/kept-parts.ts';

/** The signed-in buyer, as far as every page may show them. */
export interface Account {
  readonly nickName: string;
  /** A picture's path, or empty. */
  readonly avatar: string;
  readonly userId: string;
  readonly userMail: string;
}

/** Whoever is signed in, where a part is rendered for all of them. */
export const SOMEBODY: Account = { nickName: '', avatar: '', userId: '', userMail: '' };

/** `undefined` for guests. */
export function useAccount(): Account | undefined {
  const account = useRouteLoaderData<{ account?: Account }>('root')?.account;
  return use(ForEveryoneContext) && account ? SOMEBODY : account;
}
