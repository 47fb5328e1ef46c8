import type { SellerPermission } from './seller-permissions.ts';
import type { StaffPermission } from './staff-permissions.ts';

/** Who may call an operation. Consoles also name the permission that the person's role must hold. */
export type Access =
  | { readonly who: 'visitor' }
  | { readonly who: 'buyer' }
  | { readonly who: 'seller'; readonly permission: SellerPermission | 'none' }
  | { readonly who: 'staff'; readonly permission: StaffPermission | 'none' };

export interface BuyerActor {
  readonly kind: 'buyer';
  readonly userId: string;
  readonly sessionId: string;
}

/** Works in one store at a time; the permissions are those of the role in that store. */
export interface SellerActor {
  readonly kind: 'seller';
  readonly userId: string;
  readonly sessionId: string;
  readonly storeId: number;
  readonly permissions: ReadonlySet<string>;
}

export interface StaffActor {
  readonly kind: 'staff';
  readonly userId: string;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<string>;
}

/** On whose behalf something happens. The kinds of session never stand in for each other. */
export type Actor =
  | { readonly kind: 'visitor' }
  | BuyerActor
  | SellerActor
  | StaffActor
  /** Jobs, seeding and webhooks. It calls no operation. */
  | { readonly kind: 'system' };

/** Who an operation with this access is called by, once `mayCall` has allowed it. */
export type ActorAllowedBy<Allowed extends Access> = Allowed['who'] extends 'visitor'
  ? Actor
  : Extract<Actor, { kind: Allowed['who'] }>;

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

export type AccessVerdict = 'allowed' | 'access.signIn' | 'access.forbidden';

/** A signed-in person of another kind is asked to sign in as the right kind, not told that the door exists for others. */
export function mayCall(access: Access, actor: Actor): AccessVerdict {
  if (access.who === 'visitor') return 'allowed';
  if (actor.kind !== access.who) return 'access.signIn';
  if (access.who === 'buyer' || access.permission === 'none') return 'allowed';
  const held = actor.kind === 'seller' || actor.kind === 'staff' ? actor.permissions : undefined;
  return held?.has(access.permission) ? 'allowed' : 'access.forbidden';
}
