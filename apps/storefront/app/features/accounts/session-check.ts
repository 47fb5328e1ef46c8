import { userInfo } from '@galleria/contract/accounts/profile';
import { api } from '../../api/client.ts';

/** Asks the server. A failed request does not count as an ended session. */
export async function hasEnded(): Promise<boolean> {
  const answer = await api(userInfo, {}, { ownSignIn: true });
  return !answer.ok && answer.reason === 'access.signIn';
}
