import * as operations from '@galleria/contract/membership';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Membership } from './index.ts';

export function membershipRoutes(membership: Membership): Binding[] {
  return [bind(operations.levelInfo, (_, caller) => membership.level(signedInBuyer(caller).userId, caller.locale))];
}
