import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { forgetManyTries } from './fresh-start.ts';
import { codeTo } from './letters.ts';

interface Person {
  mail: string;
  userName: string;
  nickName: string;
  password: string;
  token: string;
}

export function newMail(): string {
  return `ada-${randomUUID().slice(0, 8)}@example.org`;
}

export function newMobile(): string {
  return `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
}

export function newUserName(): string {
  return `ada_${randomUUID().slice(0, 8)}`;
}

/** Somebody new. Whoever asks is signed in as them afterwards: with `page.request` that is the browser itself. */
export async function joinByMail(request: APIRequestContext): Promise<Person> {
  await forgetManyTries();
  const mail = newMail();
  return join(request, mail, { mail });
}

export async function joinByMobile(request: APIRequestContext): Promise<Person & { mobile: string }> {
  await forgetManyTries();
  const mobile = newMobile();
  return { ...(await join(request, mobile, { mobile })), mobile };
}

async function join(request: APIRequestContext, address: string, contact: { mail?: string; mobile?: string }) {
  const person = { userName: newUserName(), nickName: 'Ada', password: 'Lantern#4821' };
  await call(request, 'post', '/sms/sendRegisterCode', contact);
  const validCode = await codeTo(address);
  const checked = await call(request, 'put', '/user/checkRegisterCode', { ...contact, validCode });
  const { userName, nickName, password: passWord } = person;
  const joined = await call(request, 'post', '/user/register', { ...checked, userName, nickName, passWord });
  return { ...person, mail: contact.mail ?? '', token: joined.accessToken ?? '' };
}

async function call(
  request: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<Record<string, string>> {
  const answer = await (await request[method](`/api${path}`, { data })).json();
  expect(answer, `${path}: ${answer.msg}`).toMatchObject({ success: true });
  return answer.data;
}
