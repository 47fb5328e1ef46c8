import type { AccessWorld, ObjectId } from './access-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** A kind of object that staff manage. */
export interface StaffObject {
  /** Creates one and returns the id that operations know it by. */
  readonly make: (world: AccessWorld) => Promise<ObjectId>;
  /**
   * Creates one of another person, where an object belongs to one person: it is answered like one that does not exist.
   */
  readonly makeForeign?: (world: AccessWorld) => Promise<ObjectId>;
  /** A well-formed id without an object. */
  readonly absent: ObjectId;
}

/** Describes how the access matrix calls one operation of the platform console. */
export type StaffRow =
  /** Open to everybody; the behaviour is covered by the operation's own tests. */
  | { readonly kind: 'everybody' }
  /** The input names no object, or none that can be missing. */
  | { readonly kind: 'noObject'; readonly input: (world: AccessWorld) => Input | Promise<Input> }
  /** The input names one object: refused callers get the same answer whether it exists or not. */
  | {
      readonly kind: 'object';
      readonly object: StaffObject;
      readonly input: (id: ObjectId, world: AccessWorld) => Input | Promise<Input>;
    };

/** Rows by the operation's name in the contract. */
export type StaffRows = Readonly<Record<string, StaffRow>>;

export const openToAll: StaffRow = { kind: 'everybody' };

/** The input must be valid; a refusal by the use case is fine. */
export function staffCall(input: Input | ((world: AccessWorld) => Input | Promise<Input>) = {}): StaffRow {
  return { kind: 'noObject', input: typeof input === 'function' ? input : () => input };
}

export function staffCallOn(object: StaffObject, input: (id: ObjectId, world: AccessWorld) => Input): StaffRow {
  return { kind: 'object', object, input };
}
