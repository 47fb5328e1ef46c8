import { randomUUID } from 'node:crypto';
import type { Actor } from '@galleria/domain/access/access';
import { NO_AUDIT } from '../infra/audit/audit-trail.ts';
import type { Caller } from '../infra/calls/use-case.ts';
import { createLog } from '../infra/log/log.ts';

type StaffCaller = Caller<Extract<Actor, { kind: 'staff' }>>;

/** For calling a use case of staff directly. */
export function staffCaller(...permissions: string[]): StaffCaller {
  return {
    actor: { kind: 'staff', userId: randomUUID(), sessionId: '', permissions: new Set(permissions) },
    locale: 'en',
    log: createLog({ logLevel: 'silent' }),
    browser: {
      ...{ address: '', agent: '', isPrivate: true, token: undefined },
      cookie: () => undefined,
      keep: () => undefined,
      forget: () => undefined,
    },
    audit: NO_AUDIT,
  };
}
