import { userInfo } from '@galleria/contract/accounts/profile';
import { api } from '../../api/client.ts';

/** Asks the server. No answer is no reason to send anybody away. */
export async function hasEnded(): Promise<boolean> {
  const answer = await api(userInfo, {}, { ownSignIn: true });
  return !answer.ok && answer.reason === 'access.signIn';
}
