import { demoBuyer } from './demo-buyer.ts';

/** A user of the fake OAuth providers. */
export interface FakeOAuthUser {
  readonly subject: string;
  readonly name: string;
  /** Empty when the provider has no mail address. */
  readonly mail: string;
  readonly mailIsVerified: boolean;
}

/** One user for each case of the callback: known by mail, new, unverified mail, no mail. */
export const fakeOAuthUsers: readonly FakeOAuthUser[] = [
  { subject: 'demo-100001', name: 'Robin Chen', mail: demoBuyer.mail, mailIsVerified: true },
  { subject: 'demo-100002', name: 'Nora Lindqvist', mail: 'nora@galleria.test', mailIsVerified: true },
  { subject: 'demo-100003', name: 'Sam Okafor', mail: 'sam@galleria.test', mailIsVerified: false },
  { subject: 'demo-100004', name: '林小满', mail: '', mailIsVerified: false },
];
