import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SharedPartContext } from '../hydration/part-cache.ts';

/** The signed-in buyer, with the fields that every page may show. */
export interface Account {
  readonly nickName: string;
  /** Path of a picture, or empty. */
  readonly avatar: string;
  readonly userId: string;
  readonly userMail: string;
}

/** Stands for any signed-in buyer in parts that are rendered once for all of them. */
export const ANY_BUYER: Account = { nickName: '', avatar: '', userId: '', userMail: '' };

/** `undefined` for guests. */
export function useAccount(): Account | undefined {
  const account = useRouteLoaderData<{ account?: Account }>('root')?.account;
  return use(SharedPartContext) && account ? ANY_BUYER : account;
}
