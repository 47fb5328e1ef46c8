import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'settings.view', 'settings.edit');
const show = (language: string, isShown: boolean) => staff.reason('PUT', '/s/languages', { language, isShown });
const shown = async () => {
  const { langItemList } = (await app.call('/lang/default')).envelope.data as {
    langItemList: { language: string; hide: number }[];
  };
  return langItemList.filter(({ hide }) => hide === 0).map(({ language }) => language);
};

describe('languages', () => {
  it('are shown and hidden at once; the default and the last one cannot be hidden', async () => {
    expect(await show('de', true)).toBeUndefined();
    await expect.poll(shown).toEqual(['en', 'zh_CN', 'de']);
    expect(await show('en', false)).toBe('language.isDefault');
    await show('de', false);
    await show('zh_CN', false);
    expect(await show('en', false)).toBe('language.last');
    await staff.call('PUT', '/s/languages/default', { language: 'fr' });
    await expect
      .poll(async () => (await app.call('/lang/default')).envelope.data)
      .toMatchObject({ language: 'fr', countryLang: 'fr-FR' });
    expect(await show('en', false)).toBeUndefined();
    await expect.poll(shown).toEqual(['fr']);
    expect(await show('fr', false)).toBe('language.last');
    expect(await show('tlh', true)).toBe('input.invalid');
  });

  it('are only the default one until others are added', async () => {
    await app.database.pool.query('delete from language');
    const list = (await staff.call('GET', '/s/languages')).data as { language: string; isShown: boolean }[];
    expect(list).toHaveLength(12);
    expect(list.filter(({ isShown }) => isShown)).toMatchObject([{ language: 'en', isDefault: true }]);
    await show('ja', true);
    await expect.poll(shown).toEqual(['en', 'ja']);
  });
});

describe('switches of the mall', () => {
  it('always leave at least one pay method on', async () => {
    const off = {
      ...{ pointsPaySwitch: true, balancePaySwitch: false, payPalSwitch: false, payPalCardSwitch: false },
      ...{ stripeSwitch: false, cashOnDeliverySwitch: false, offlinePaySwitch: false },
    };
    const empty = { payee: '', account: '', bank: '' };
    expect(await staff.reason('PUT', '/s/payment-methods', off)).toBe('payMethods.none');
    expect(await staff.reason('PUT', '/s/payment-methods', { ...off, offlinePaySwitch: true })).toBeUndefined();
    expect(await staff.reason('PUT', '/s/payment-methods/transfer', empty)).toBe('payMethods.none');
    await expect
      .poll(async () => (await app.call('/sys/config/info/getSysPaySwitch')).envelope.data)
      .toMatchObject({ offlinePaySwitch: true, stripeSwitch: false });
    expect(await staff.reason('PUT', '/s/payment-methods', { ...off, stripeSwitch: true })).toBeUndefined();
    expect(await staff.reason('PUT', '/s/payment-methods/transfer', empty)).toBeUndefined();
    expect(await staff.reason('PUT', '/s/payment-methods', { ...off, offlinePaySwitch: true })).toBe('payMethods.none');
  });

  it('open and close zones and customer service at once', async () => {
    const closed = { isPreferredOpen: false, isNewUserSpecialOpen: true };
    const service = { platformServiceSwitch: false, shopServiceSwitch: true };
    await staff.call('PUT', '/s/mall-switches', { ...closed, ...service });
    await expect
      .poll(async () => (await app.call('/webConfig/info/PRODUCT_TYPE_CONFIG')).envelope.data)
      .toEqual(closed);
    expect((await staff.call('GET', '/s/mall-switches')).data).toEqual({ ...closed, ...service });
  });
});
