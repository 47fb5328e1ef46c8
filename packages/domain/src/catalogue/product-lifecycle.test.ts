import { describe, expect, it } from 'vitest';
import { type ProductAction, statusAfter } from './product-lifecycle.ts';
import { PRODUCT_STATUS } from './product-types.ts';

const { draft, offShelf, onSale, takenDown, waiting, deleted } = PRODUCT_STATUS;

describe('statusAfter', () => {
  it.each<[number, ProductAction, { approval?: boolean; takenDown?: boolean; from?: number }, number | undefined]>([
    [draft, 'on', {}, onSale],
    [draft, 'on', { approval: true }, waiting],
    [offShelf, 'on', { approval: true }, onSale],
    [onSale, 'off', {}, offShelf],
    [onSale, 'on', {}, undefined],
    [waiting, 'on', {}, undefined],
    [waiting, 'off', {}, draft],
    [waiting, 'off', { takenDown: true }, takenDown],
    [takenDown, 'on', { takenDown: true }, undefined],
    [takenDown, 'off', { takenDown: true }, undefined],
    [takenDown, 'ask', { takenDown: true }, waiting],
    [takenDown, 'delete', { takenDown: true }, deleted],
    [deleted, 'restore', { from: onSale }, offShelf],
    [deleted, 'restore', { from: draft }, draft],
    [deleted, 'restore', { from: waiting, takenDown: true }, takenDown],
    [deleted, 'restore', { from: takenDown, takenDown: true }, takenDown],
    [deleted, 'on', { from: onSale }, undefined],
    [99, 'on', {}, undefined],
  ])(
    'from status %i by %s with %j',
    (status, action, { approval = false, takenDown: isTakenDown = false, from = null }, after) => {
      expect(statusAfter({ status, isTakenDown, deletedFrom: from }, action, approval)).toBe(after);
    },
  );

  it('never puts a product that the platform took down on sale by actions of the store', () => {
    const actions: ProductAction[] = ['on', 'off', 'ask', 'delete', 'restore'];
    const reached = new Set<number>([takenDown]);
    for (let step = 0; step < actions.length; step += 1) {
      for (const status of [...reached]) {
        for (const action of actions) {
          const after = statusAfter({ status, isTakenDown: true, deletedFrom: takenDown }, action, false);
          if (after !== undefined) reached.add(after);
        }
      }
    }
    expect([...reached].toSorted()).toEqual([deleted, takenDown, waiting]);
  });
});
