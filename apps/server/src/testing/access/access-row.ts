import type { AccessWorld, ObjectId } from './access-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** A kind of object that belongs to a store. */
export interface StoreObject {
  /**
   * Creates one in the store and returns the id that operations know it by. Called anew for every call that may change
   * it.
   */
  readonly make: (world: AccessWorld, storeId: number) => Promise<ObjectId>;
  /** A well-formed id without an object. */
  readonly absent: ObjectId;
}

/** Describes how the access matrix calls one operation. */
export type AccessRow =
  /** Open to everybody; the behaviour is covered by the operation's own tests. */
  | { readonly kind: 'everybody' }
  /** The input names nothing that belongs to a store. */
  | { readonly kind: 'noObject'; readonly input: (world: AccessWorld) => Input | Promise<Input> }
  /** The input names one object of a store: one of another store is answered like one that does not exist. */
  | { readonly kind: 'object'; readonly object: StoreObject; readonly input: ObjectInput };

type ObjectInput = (id: ObjectId, world: AccessWorld) => Input | Promise<Input>;

/** Rows by the operation's name in the contract. An operation that names several objects has a row for each of them. */
export type AccessRows = Readonly<Record<string, AccessRow | readonly AccessRow[]>>;

/** Absent in most tables. */
export const ABSENT_ID = 2_000_000_000;

export const anyone: AccessRow = { kind: 'everybody' };

/** The input must be valid; a refusal by the use case is fine. */
export function noObject(input: Input | ((world: AccessWorld) => Input | Promise<Input>) = {}): AccessRow {
  return { kind: 'noObject', input: typeof input === 'function' ? input : () => input };
}

export function oneObject(object: StoreObject, input: ObjectInput): AccessRow {
  return { kind: 'object', object, input };
}
