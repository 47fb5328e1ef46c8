import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a path is good. */
const PATH_MINUTES = 10;
const NONCE_BYTES = 9;
const MAC_BYTES = 18;
const BASE = 36;

/** Who may order what under a path. */
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
  /** Undefined when it was not made for this buyer and SKU, or at all. Whether it has expired or was used is another question. */
  verify(path: string, owner: PathOwner): OrderPath | undefined;
}

/**
 * Paths of flash-sale orders: when they expire, a random part and the signature of both with buyer, activity and SKU. Nothing is
 * stored when one is issued, so asking for it costs the database nothing. That each is used once, the pool's statement sees to.
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
