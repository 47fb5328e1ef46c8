import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ForEveryoneContext } from '../../hydration/kept-parts.ts';

/** The signed-in buyer, with the fields that every page may show. */
export interface Account {
  readonly nickName: string;
  /** Path of a picture, or empty. */
  readonly avatar: string;
  readonly userId: string;
  readonly userMail: string;
}

/** Stands for any signed-in buyer in parts that are rendered once for all of them. */
export const SOMEBODY: Account = { nickName: '', avatar: '', userId: '', userMail: '' };

/** `undefined` for guests. */
export function useAccount(): Account | undefined {
  const account = useRouteLoaderData<{ account?: Account }>('root')?.account;
  return use(ForEveryoneContext) && account ? SOMEBODY : account;
}
