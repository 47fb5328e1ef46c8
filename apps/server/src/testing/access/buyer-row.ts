import type { AccessWorld, ObjectId } from './access-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** A buyer of the matrix. */
export interface MatrixBuyer {
  readonly userId: string;
  readonly token: string;
  /** Number of a new order that is not paid. */
  order(): Promise<string>;
  /** The same, paid. */
  paidOrder(): Promise<string>;
  /** One statement about this buyer (`$1` is the id); answers the first column of its first row. */
  sql(text: string): Promise<ObjectId>;
}

/** A kind of thing that belongs to a buyer. */
export interface BuyerObject {
  readonly make: (buyer: MatrixBuyer) => Promise<ObjectId>;
  /** A well-formed id that nothing has. */
  readonly absent: ObjectId;
}

/** How the access matrix calls one operation of the storefront. */
export type BuyerRow =
  /** Open to everybody: it shows nothing of anybody, or the operation's own tests say what it does. */
  | { readonly kind: 'everybody'; readonly input: Input }
  /** For any buyer, about themselves alone. */
  | { readonly kind: 'noObject'; readonly input: Input }
  /** Names one thing of a buyer: somebody else's answers like one that does not exist. */
  | {
      readonly kind: 'object';
      readonly object: BuyerObject;
      readonly input: (id: ObjectId, world: AccessWorld) => Input;
    };

/** Rows by the operation's name in the contract. */
export type BuyerRows = Readonly<Record<string, BuyerRow>>;

/** The input is what the crawl reads with; that the use case refuses it is no matter. */
export function forEverybody(input: Input = {}): BuyerRow {
  return { kind: 'everybody', input };
}

export function forBuyers(input: Input = {}): BuyerRow {
  return { kind: 'noObject', input };
}

export function onOwn(object: BuyerObject, input: (id: ObjectId, world: AccessWorld) => Input): BuyerRow {
  return { kind: 'object', object, input };
}
