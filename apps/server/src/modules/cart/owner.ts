import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from '../../infra/calls/browser.ts';

/** A buyer, or a guest identified by a cookie. Every statement about lines filters by it. */
export type Owner = `buyer:${string}` | `guest:${string}`;

const GUEST_COOKIE = 'galleriaCart';
const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** Lifetime of a guest cart without changes, in the browser and in the database. */
export const GUEST_CART_DAYS = 30;
const GUEST_CART_SECONDS = GUEST_CART_DAYS * 24 * 60 * 60;

export function buyerOwner(userId: string): Owner {
  return `buyer:${userId}`;
}

/** Undefined for guests. */
export function userIdOf(owner: Owner): string | undefined {
  const [kind, id] = owner.split(':');
  return kind === 'buyer' ? id : undefined;
}

/** The database stores a hash of the token, so that reading it does not give access to the cart. */
function guestOwner(token: string): Owner {
  return `guest:${createHash('sha256').update(token).digest('hex')}`;
}

/** The guest of this browser's cookie, if any. */
export function findGuest(browser: Browser): Owner | undefined {
  const token = browser.cookie(GUEST_COOKIE);
  return token !== undefined && TOKEN_SHAPE.test(token) ? guestOwner(token) : undefined;
}

export interface Guest {
  readonly owner: Owner;
  /** Sets the cookie. Called when the cart has a line: a visitor who only browses gets no cookie. */
  remember(): void;
}

/** This browser's guest, or a new one. Setting the cookie again extends its lifetime with the cart's. */
export function guestOf(browser: Browser): Guest {
  const given = browser.cookie(GUEST_COOKIE);
  const token = given !== undefined && TOKEN_SHAPE.test(given) ? given : randomBytes(TOKEN_BYTES).toString('base64url');
  return { owner: guestOwner(token), remember: () => browser.keep(GUEST_COOKIE, token, GUEST_CART_SECONDS) };
}

export function forgetGuest(browser: Browser): void {
  browser.forget(GUEST_COOKIE);
}
