import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The lifetime of a path. */
const PATH_MINUTES = 10;
const NONCE_BYTES = 9;
const MAC_BYTES = 18;
const BASE = 36;

/** The buyer, activity and SKU that a path is valid for. */
interface PathOwner {
  readonly userId: string;
  readonly activityId: number;
  readonly skuId: number;
}

export interface OrderPath {
  readonly nonce: string;
  readonly expiresAt: Date;
}

export interface OrderPaths {
  issue(owner: PathOwner, now: Date): OrderPath & { readonly path: string };
  /**
   * Undefined when the path is malformed or was not issued for this buyer, activity and SKU. Checks neither the expiry
   * nor whether the path was used.
   */
  verify(path: string, owner: PathOwner): OrderPath | undefined;
}

/**
 * Signs the paths of flash-sale orders: the expiry, a random part, and a MAC of both with buyer, activity and SKU.
 * Nothing is stored when a path is issued, so issuing one costs no statement. The statement that takes pieces of the
 * pool makes sure that each path is used once.
 */
export function signOrderPaths(key: Buffer): OrderPaths {
  const macOf = (shown: string, { userId, activityId, skuId }: PathOwner) =>
    createHmac('sha256', key).update(`${shown}:${userId}:${activityId}:${skuId}`).digest().subarray(0, MAC_BYTES);
  return {
    issue: (owner, now) => {
      const expiresAt = new Date(now.getTime() + PATH_MINUTES * 60_000);
      const nonce = randomBytes(NONCE_BYTES).toString('hex');
      const shown = `${expiresAt.getTime().toString(BASE)}.${nonce}`;
      return { path: `${shown}.${macOf(shown, owner).toString('hex')}`, nonce, expiresAt };
    },
    verify: (path, owner) => {
      const [expires = '', nonce = '', mac = '', ...rest] = path.split('.');
      const given = Buffer.from(mac, 'hex');
      if (rest.length > 0 || given.length !== MAC_BYTES) return undefined;
      if (!timingSafeEqual(given, macOf(`${expires}.${nonce}`, owner))) return undefined;
      return { nonce, expiresAt: new Date(Number.parseInt(expires, BASE)) };
    },
  };
}
