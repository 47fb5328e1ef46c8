import type { APIRequestContext } from '@playwright/test';
import { putIntoCart } from './checkout-pages.ts';
import { type Goods, makeGoods } from './goods.ts';
import { saveAddress } from './own-address.ts';
import { registerByMail } from './register.ts';

/** Somebody who has an address in Hangzhou. */
export async function registerWithAddress(request: APIRequestContext) {
  const person = await registerByMail(request);
  await saveAddress(request, 'Grace');
  return person;
}

/** … and one thing in the cart. */
export async function registerWithCart(request: APIRequestContext, priceCents = 2500) {
  const person = await registerWithAddress(request);
  const goods: Goods = await makeGoods({ storeId: 2, priceCents });
  await putIntoCart(request, goods);
  return { ...person, goods };
}
