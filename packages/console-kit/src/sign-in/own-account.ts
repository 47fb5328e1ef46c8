import type { SignInDefinition } from './sign-in-definition.ts';
import { useSignIn } from './sign-in-frame.tsx';

export type OwnAccount = SignInDefinition['account'];

/** The operations by which people of this console look after their own account. */
export function useOwnAccount(): OwnAccount {
  return useSignIn().account;
}
