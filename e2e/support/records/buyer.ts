import { type APIRequestContext, expect } from '@playwright/test';
import { putIntoCart } from '../pages/checkout-pages.ts';
import { registerByMail } from '../pages/register.ts';
import { type Goods, makeGoods } from './goods.ts';

/** Xihu in Hangzhou in Zhejiang, with the ids of the region picker. */
export const XIHU = { provinceId: '330000', cityId: '330100', areaId: '330106' } as const;

/** Saves an address for the signed-in buyer, by API. */
export async function saveAddress(request: APIRequestContext, receiver: string): Promise<void> {
  const answer = await request.post('/api/p/address/addAddr', {
    data: { receiver, mobile: '13800138000', postCode: '310013', areaId: XIHU.areaId, addr: '12 Analytical Lane' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** A signed-in buyer with an address in Hangzhou. */
export async function registerWithAddress(request: APIRequestContext) {
  const person = await registerByMail(request);
  await saveAddress(request, 'Grace');
  return person;
}

/** The same, with one product in the cart. */
export async function registerWithCart(request: APIRequestContext, priceCents = 2500) {
  const person = await registerWithAddress(request);
  const goods: Goods = await makeGoods({ storeId: 2, priceCents });
  await putIntoCart(request, goods);
  return { ...person, goods };
}
