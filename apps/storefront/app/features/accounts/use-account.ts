import { useRouteLoaderData } from 'react-router';

/** The signed-in buyer, as far as every page may show them. */
export interface Account {
  readonly nickName: string;
  /** A picture's path, or empty. */
  readonly avatar: string;
  readonly userId: string;
  readonly userMail: string;
}

/** `undefined` for guests. */
export function useAccount(): Account | undefined {
  return useRouteLoaderData<{ account?: Account }>('root')?.account;
}
