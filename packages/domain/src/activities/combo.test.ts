import { describe, expect, it } from 'vitest';
import { areExclusive } from './activity-kinds.ts';
import { type ComboTerms, comboSums, isChoice, isCombo, minComboSaving, partCents } from './combo.ts';

const part = (prodId: number, isFixed: boolean, quantity = 1) => ({ prodId, isFixed, quantity });
const terms: ComboTerms = {
  parts: [part(1, true), part(2, true, 2), part(3, false), part(4, false)],
  least: 1,
  most: 2,
};

describe('isCombo', () => {
  it('accepts fixed and optional products', () => {
    expect(isCombo(terms)).toBe(true);
    expect(isCombo({ parts: [part(1, true), part(2, true)], least: 0, most: 0 })).toBe(true);
    expect(isCombo({ parts: [part(1, true), part(2, false)], least: 1, most: 1 })).toBe(true);
  });

  it.each([
    ['one product', { ...terms, parts: [part(1, true)], least: 0, most: 0 }],
    ['six products', { ...terms, parts: [1, 2, 3, 4, 5, 6].map((id) => part(id, id === 1)) }],
    ['a product twice', { ...terms, parts: [part(1, true), part(1, true), part(3, false)] }],
    ['a main product that can be left out', { ...terms, parts: [part(1, false), part(2, true), part(3, false)] }],
    ['more to choose than there are', { ...terms, most: 3 }],
    ['less at most than at least', { ...terms, least: 2, most: 1 }],
    ['others that can never be chosen', { ...terms, least: 0, most: 0 }],
    ['one product alone', { parts: [part(1, true), part(2, false)], least: 0, most: 1 }],
    ['no pieces', { ...terms, parts: [part(1, true), part(2, true, 0)], least: 0, most: 0 }],
  ])('refuses %s', (_, wrong) => {
    expect(isCombo(wrong)).toBe(false);
  });
});

describe('isChoice', () => {
  it('requires all fixed products, and the number of optional ones that the terms allow', () => {
    expect(isChoice(terms, [1, 2, 3])).toBe(true);
    expect(isChoice(terms, [4, 3, 2, 1])).toBe(true);
    expect(isChoice(terms, [1, 2])).toBe(false);
    expect(isChoice(terms, [1, 3])).toBe(false);
    expect(isChoice({ ...terms, most: 1 }, [1, 2, 3, 4])).toBe(false);
    expect(isChoice(terms, [1, 2, 3, 3])).toBe(false);
    expect(isChoice(terms, [1, 2, 3, 9])).toBe(false);
  });
});

describe('prices of a combo', () => {
  const sku = (prodId: number, priceCents: number, normalCents: number) => ({ prodId, priceCents, normalCents });

  it('add up by pieces of a set, and never exceed the normal prices', () => {
    expect(
      comboSums([
        { quantity: 1, priceCents: 900, normalCents: 1000 },
        { quantity: 2, priceCents: 400, normalCents: 500 },
      ]),
    ).toEqual({ priceCents: 1700, normalCents: 2000 });
    expect([partCents(900, 1000), partCents(900, 800)]).toEqual([900, 800]);
  });

  it('save at least as much as the worst choice saves', () => {
    const skus = [sku(1, 1000, 1000), sku(2, 450, 500), sku(2, 500, 500), sku(3, 90, 100), sku(4, 95, 100)];
    expect(minComboSaving(terms, skus)).toBe(5);
    expect(minComboSaving({ ...terms, least: 2 }, skus)).toBe(15);
    expect(minComboSaving({ ...terms, least: 0 }, skus)).toBe(0);
  });

  it('do not exclude other activity prices of the SKU', () => {
    expect([areExclusive('combo', 'limitedTime'), areExclusive('combo', 'combo')]).toEqual([false, false]);
  });
});
