import { describe, expect, it } from 'vitest';
import { northwindAudio } from '../mall/stores/northwind-audio/store.ts';
import { demoRefunds } from './demo-refunds.ts';

describe('refund requests of the demo', () => {
  it('are made to the store that has a demo seller to answer them', () => {
    const sold = northwindAudio.shelves.flatMap(({ products }) => products.map(({ key }) => key));
    expect(demoRefunds.map(({ product }) => product).filter((product) => !sold.includes(product))).toEqual([]);
  });

  it('exist in every state', () => {
    const states = ['applied', 'accepted', 'sentBack', 'refused', 'refunded', 'withdrawn', 'closed'];
    expect(demoRefunds.map(({ state }) => state).sort()).toEqual(states.sort());
  });
});
