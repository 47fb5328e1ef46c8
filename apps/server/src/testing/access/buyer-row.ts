import type { AccessWorld, ObjectId } from './access-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** A buyer in the access matrix. */
export interface MatrixBuyer {
  readonly userId: string;
  readonly token: string;
  /** Creates an unpaid order and returns its number. */
  order(): Promise<string>;
  /** The same, paid. */
  paidOrder(): Promise<string>;
  /** Runs one statement about this buyer (`$1` is the id); returns the first column of its first row. */
  sql(text: string): Promise<ObjectId>;
}

/** A kind of object that belongs to a buyer. */
export interface BuyerObject {
  readonly make: (buyer: MatrixBuyer) => Promise<ObjectId>;
  /** A well-formed id without an object. */
  readonly absent: ObjectId;
}

/** Describes how the access matrix calls one operation of the storefront. */
export type BuyerRow =
  /** Open to everybody: it shows no personal data, or its behaviour is covered by the operation's own tests. */
  | { readonly kind: 'everybody'; readonly input: Input }
  /** For any buyer, about the buyer alone. */
  | { readonly kind: 'noObject'; readonly input: Input }
  /** The input names one object of a buyer: one of another buyer is answered like one that does not exist. */
  | {
      readonly kind: 'object';
      readonly object: BuyerObject;
      readonly input: (id: ObjectId, world: AccessWorld) => Input;
    };

/** Rows by the operation's name in the contract. */
export type BuyerRows = Readonly<Record<string, BuyerRow>>;

/** The input is also used by the crawl for reading; a refusal by the use case is fine. */
export function forAnyone(input: Input = {}): BuyerRow {
  return { kind: 'everybody', input };
}

export function forBuyers(input: Input = {}): BuyerRow {
  return { kind: 'noObject', input };
}

export function onOwn(object: BuyerObject, input: (id: ObjectId, world: AccessWorld) => Input): BuyerRow {
  return { kind: 'object', object, input };
}
