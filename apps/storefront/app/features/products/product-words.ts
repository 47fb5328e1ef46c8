/** What cards, their hearts and their way into the cart say: `wordsJson(locale, ...PRODUCT_WORDS)` for the `MoreWords` of a page that has some. */
export const PRODUCT_WORDS = ['products.card.', 'favourites.heart.', 'cart.add.', 'cart.sku.'] as const;
