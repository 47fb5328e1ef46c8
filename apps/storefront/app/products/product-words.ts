/** What cards and their hearts say: `wordsJson(locale, ...PRODUCT_WORDS)` for the `MoreWords` of a page that has some. */
export const PRODUCT_WORDS = ['products.card.', 'favourites.heart.'] as const;
