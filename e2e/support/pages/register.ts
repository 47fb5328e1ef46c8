import { randomInt, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { type APIRequestContext, expect } from '@playwright/test';
import { announce, inDatabase } from '../database.ts';
import { resetRateLimits } from '../records/account-records.ts';

interface Person {
  mail: string;
  userName: string;
  nickName: string;
  password: string;
  token: string;
}

const PASSWORD = 'Lantern#4821';
/** Weak on purpose: it only has to be verified quickly. */
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1 });

export function newMail(): string {
  return `ada-${randomUUID().slice(0, 8)}@example.org`;
}

export function newMobile(): string {
  return `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
}

export function newUserName(): string {
  return `ada_${randomUUID().slice(0, 8)}`;
}

/** Registers a new buyer and signs them in for this request context; with `page.request` that is the browser itself. */
export async function registerByMail(request: APIRequestContext): Promise<Person> {
  const mail = newMail();
  return createAccount(request, mail, { mail });
}

export async function registerByMobile(request: APIRequestContext): Promise<Person & { mobile: string }> {
  const mobile = newMobile();
  return { ...(await createAccount(request, mobile, { mobile })), mobile };
}

/**
 * `register.spec.ts` tests registration itself. Other accounts are inserted as registration would, without codes and
 * mail, which saves a second in each of more than a hundred tests.
 */
async function createAccount(
  request: APIRequestContext,
  address: string,
  contact: { mail?: string; mobile?: string },
): Promise<Person> {
  const person = { userName: newUserName(), nickName: 'Ada', password: PASSWORD };
  const hashed = await passwordHash;
  await inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into account (name, nick_name, mail, mobile, password_hash, locale) values ($1, $2, $3, $4, $5, 'en') returning id`,
      [person.userName, person.nickName, contact.mail ?? null, contact.mobile ?? null, hashed],
    );
    await announce(client, 'account.joined', { userId: rows[0]?.id });
  });
  await resetRateLimits();
  const response = await request.post('/api/login', { data: { userName: address, passWord: PASSWORD } });
  const answer = await response.json();
  expect(answer, `/login: ${answer.msg}`).toMatchObject({ success: true });
  return { ...person, mail: contact.mail ?? '', token: answer.data.accessToken };
}
