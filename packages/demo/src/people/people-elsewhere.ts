import { demoBuyer } from './demo-buyer.ts';

/** Somebody whom the demo's stand-ins for other sites know. None of them is real. */
export interface PersonElsewhere {
  readonly subject: string;
  readonly name: string;
  /** Empty for somebody who has told the other site none. */
  readonly mail: string;
  readonly mailIsVerified: boolean;
}

/** One for each thing that can happen on the way back: known by mail, new, not to be trusted, without a mail address. */
export const peopleElsewhere: readonly PersonElsewhere[] = [
  { subject: 'demo-100001', name: 'Robin Chen', mail: demoBuyer.mail, mailIsVerified: true },
  { subject: 'demo-100002', name: 'Nora Lindqvist', mail: 'nora@galleria.test', mailIsVerified: true },
  { subject: 'demo-100003', name: 'Sam Okafor', mail: 'sam@galleria.test', mailIsVerified: false },
  { subject: 'demo-100004', name: '林小满', mail: '', mailIsVerified: false },
];
