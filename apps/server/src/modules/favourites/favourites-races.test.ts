import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { limitFavourites, readProductIds, signIn } from './testing/buyers.ts';

const app = await openSharedTestApp();

describe('toggleFavourite, called concurrently for different products', () => {
  const LIMIT = 3;
  const PRODUCTS = 6;

  async function toggleConcurrently(app: TestApp) {
    await limitFavourites(app, LIMIT);
    const ada = await signIn(app);
    const answers = await Promise.all((await readProductIds(app, PRODUCTS)).map(ada.toggle));
    return {
      refused: answers.filter(({ reason }) => reason === 'favourite.limit').length,
      favourites: (await ada.favourites()).total,
    };
  }

  it('does not exceed the limit', async () => {
    expect(await toggleConcurrently(await openTestApp())).toEqual({ refused: PRODUCTS - LIMIT, favourites: LIMIT });
  });

  it('control: without the lock the limit is exceeded', async () => {
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'insert', 'product_favourite', PRODUCTS);
    expect(await toggleConcurrently(app)).toEqual({ refused: 0, favourites: PRODUCTS });
  });
});
