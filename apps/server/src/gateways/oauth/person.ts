import { isMail, mailContact } from '@galleria/domain/accounts/contact';
import type { Person } from './other-site.ts';

const LONGEST_NAME = 60;
const UNPRINTABLE = /\p{C}+/gu;

/** What a site tells about somebody, made fit to keep: tidy, bounded, and no address that is none. */
export function personFrom(told: {
  subject: string;
  name: string | undefined;
  mail: string | undefined;
  mailIsVerified: boolean;
}): Person {
  const mail = mailContact(told.mail ?? '').address;
  const name = (told.name ?? '').replaceAll(UNPRINTABLE, ' ').trim();
  return {
    subject: told.subject,
    nickName: [...name].slice(0, LONGEST_NAME).join(''),
    mail: isMail(mail) ? mail : '',
    mailIsVerified: isMail(mail) && told.mailIsVerified,
  };
}
