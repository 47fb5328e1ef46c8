import { PRODUCT_WORDS } from '../products/product-words.ts';

/** What store cards say: `wordsJson(locale, ...STORE_CARD_WORDS)` for the `MoreWords` of a page that has some. */
export const STORE_CARD_WORDS = ['stores.card.', 'favourites.heart.'] as const;

/** What every page of a store says, its products included. */
export const SHOP_WORDS = ['stores.card.', 'stores.head.', 'stores.closed.', ...PRODUCT_WORDS] as const;

/** What a search in a store says about what it found. */
export const FOUND_WORDS = ['stores.panel.', 'search.list.about', 'search.list.exactly'] as const;
