import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Browser } from '../../infra/calls/browser.ts';
import type { ConsoleAccountsContext, ConsolePerson, ConsoleRealm } from './realm.ts';

type PasswordRefusal = 'password.notSealed' | 'password.stale' | 'login.tooMany' | 'password.wrong';

/** Checks the current password of a signed-in person; attempts are limited like those of a sign-in. */
export async function confirmPassword<Person extends ConsolePerson>(
  { credentials }: Pick<ConsoleAccountsContext, 'credentials'>,
  { kind }: Pick<ConsoleRealm<never, never, never>, 'kind'>,
  person: Person,
  { sent, browser }: { readonly sent: string; readonly browser: Browser },
): Promise<Person | Refused<PasswordRefusal>> {
  const password = await credentials.transport.decrypt(sent, browser);
  if (isRefused(password)) return password;
  const attempt = await credentials.admitPasswordAttempt({ realm: kind, userId: person.id, name: person.id }, browser);
  if (isRefused(attempt)) return attempt;
  if (!(await credentials.isPassword(password, person.passwordHash))) return refuse('password.wrong');
  await attempt.succeed();
  return person;
}
