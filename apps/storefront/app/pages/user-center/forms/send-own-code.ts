import { sendConfirmationCode } from '@galleria/contract/accounts/passwords';
import type { InputOf } from '@galleria/contract/operation';
import { api } from '../../../api/client.ts';

/** Asks for a code to the own address; goes with a `CodeField`. */
export function ownCodeFor(purpose: InputOf<typeof sendConfirmationCode>['purpose']) {
  return () => api(sendConfirmationCode, { purpose });
}
