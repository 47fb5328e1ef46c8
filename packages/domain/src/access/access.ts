import type { SellerPermission } from './seller-permissions.ts';
import type { StaffPermission } from './staff-permissions.ts';

/** Who may call an operation. Sellers and staff also need a role that holds the named permission. */
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

/** A seller works in one store at a time; the permissions are those of the role in that store. */
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

/** The caller on whose behalf something happens. A session of one kind never counts as a session of another. */
export type Actor =
  | { readonly kind: 'visitor' }
  | BuyerActor
  | SellerActor
  | StaffActor
  /** Jobs, seeding and webhooks: never calls an operation. */
  | { readonly kind: 'system' };

/** The actor that an operation with this access receives, once `mayCall` has allowed the call. */
export type ActorAllowedBy<Allowed extends Access> = Allowed['who'] extends 'visitor'
  ? Actor
  : Extract<Actor, { kind: Allowed['who'] }>;

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

export type AccessVerdict = 'allowed' | 'access.signIn' | 'access.forbidden';

/**
 * An actor of another kind gets `access.signIn`, not `access.forbidden`, which would reveal that others may call this.
 */
export function mayCall(access: Access, actor: Actor): AccessVerdict {
  if (access.who === 'visitor') return 'allowed';
  if (actor.kind !== access.who) return 'access.signIn';
  if (access.who === 'buyer' || access.permission === 'none') return 'allowed';
  const held = actor.kind === 'seller' || actor.kind === 'staff' ? actor.permissions : undefined;
  return held?.has(access.permission) ? 'allowed' : 'access.forbidden';
}
