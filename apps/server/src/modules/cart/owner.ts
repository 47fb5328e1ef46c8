import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from '../../infra/calls/browser.ts';

/** Whose cart it is: a buyer, or whoever has the cookie. Every statement about lines carries it. */
export type Owner = `buyer:${string}` | `guest:${string}`;

const GUEST_COOKIE = 'galleriaCart';
const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** A guest's cart that nobody touches for so long is forgotten, by the browser and by us. */
export const GUEST_CART_DAYS = 30;
const GUEST_CART_SECONDS = GUEST_CART_DAYS * 24 * 60 * 60;

export function buyerOwner(userId: string): Owner {
  return `buyer:${userId}`;
}

/** The database knows a hash, so that nobody who reads it can take a guest's place. */
function guestOwner(token: string): Owner {
  return `guest:${createHash('sha256').update(token).digest('hex')}`;
}

/** The guest that this browser was before, if it was one. */
export function knownGuest(browser: Browser): Owner | undefined {
  const token = browser.cookie(GUEST_COOKIE);
  return token !== undefined && TOKEN_SHAPE.test(token) ? guestOwner(token) : undefined;
}

export interface Guest {
  readonly owner: Owner;
  /** Called when there is something to remember: who only looks around gets no cookie. */
  remember(): void;
}

/** This browser's guest, or a new one. Remembering again lets the cookie live as long as the cart. */
export function guestOf(browser: Browser): Guest {
  const given = browser.cookie(GUEST_COOKIE);
  const token = given !== undefined && TOKEN_SHAPE.test(given) ? given : randomBytes(TOKEN_BYTES).toString('base64url');
  return { owner: guestOwner(token), remember: () => browser.keep(GUEST_COOKIE, token, GUEST_CART_SECONDS) };
}

export function forgetGuest(browser: Browser): void {
  browser.forget(GUEST_COOKIE);
}
