import type { AccessWorld, ObjectId } from './access-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** A kind of thing that staff look after. */
export interface StaffObject {
  /** Makes one and answers what operations know it by. */
  readonly make: (world: AccessWorld) => Promise<ObjectId>;
  /** A well-formed id that nothing has. */
  readonly absent: ObjectId;
}

/** How the access matrix calls one operation of the platform console. */
export type StaffRow =
  /** Open to everybody: the operation's own tests say what it does. */
  | { readonly kind: 'everybody' }
  /** Names no thing, or none that can be missing. */
  | { readonly kind: 'noObject'; readonly input: (world: AccessWorld) => Input | Promise<Input> }
  /** Names one thing: whoever is not let in is answered alike whether it exists or not. */
  | {
      readonly kind: 'object';
      readonly object: StaffObject;
      readonly input: (id: ObjectId, world: AccessWorld) => Input | Promise<Input>;
    };

/** Rows by the operation's name in the contract. */
export type StaffRows = Readonly<Record<string, StaffRow>>;

export const openToAll: StaffRow = { kind: 'everybody' };

/** The input must be valid; that the use case refuses it is no matter. */
export function staffCall(input: Input | ((world: AccessWorld) => Input | Promise<Input>) = {}): StaffRow {
  return { kind: 'noObject', input: typeof input === 'function' ? input : () => input };
}

export function staffCallOn(object: StaffObject, input: (id: ObjectId, world: AccessWorld) => Input): StaffRow {
  return { kind: 'object', object, input };
}
