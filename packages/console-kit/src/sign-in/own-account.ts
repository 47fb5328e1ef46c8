import type { SignInDefinition } from './sign-in-definition.ts';
import { useSignIn } from './sign-in-frame.tsx';

export type OwnAccount = SignInDefinition['account'];

/** The operations with which a person of this console manages their own account. */
export function useOwnAccount(): OwnAccount {
  return useSignIn().account;
}
