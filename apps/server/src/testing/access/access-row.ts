import type { AccessWorld, ObjectId } from './access-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** A kind of thing that belongs to a store. */
export interface StoreObject {
  /** Makes one in the store and answers what operations know it by. Called anew for every call that may change it. */
  readonly make: (world: AccessWorld, storeId: number) => Promise<ObjectId>;
  /** A well-formed id that nothing has. */
  readonly absent: ObjectId;
}

/** How the access matrix calls one operation. */
export type AccessRow =
  /** Open to everybody: the operation's own tests say what it does. */
  | { readonly kind: 'everybody' }
  /** Names nothing that belongs to a store. */
  | { readonly kind: 'noObject'; readonly input: (world: AccessWorld) => Input | Promise<Input> }
  /** Names one thing of a store: another store's answers like one that does not exist. */
  | { readonly kind: 'object'; readonly object: StoreObject; readonly input: ObjectInput };

type ObjectInput = (id: ObjectId, world: AccessWorld) => Input | Promise<Input>;

/** Rows by the operation's name in the contract. One that names several things has a row for each of them. */
export type AccessRows = Readonly<Record<string, AccessRow | readonly AccessRow[]>>;

/** Of most tables. */
export const ABSENT_ID = 2_000_000_000;

export const everybody: AccessRow = { kind: 'everybody' };

/** The input must be valid; that the use case refuses it is no matter. */
export function noObject(input: Input | ((world: AccessWorld) => Input | Promise<Input>) = {}): AccessRow {
  return { kind: 'noObject', input: typeof input === 'function' ? input : () => input };
}

export function oneObject(object: StoreObject, input: ObjectInput): AccessRow {
  return { kind: 'object', object, input };
}
