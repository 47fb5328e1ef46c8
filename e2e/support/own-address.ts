import { type APIRequestContext, expect } from '@playwright/test';

/** Xihu in Hangzhou in Zhejiang, as the picker knows them. */
export const XIHU = { provinceId: '330000', cityId: '330100', areaId: '330106' } as const;

/** Saves an address for whoever is signed in, past the form. */
export async function saveAddress(request: APIRequestContext, receiver: string): Promise<void> {
  const answer = await request.post('/api/p/address/addAddr', {
    data: { receiver, mobile: '13800138000', postCode: '310013', areaId: XIHU.areaId, addr: '12 Analytical Lane' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}
