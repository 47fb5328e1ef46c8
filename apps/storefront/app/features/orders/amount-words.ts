/** What `AmountsList` says: `wordsJson(locale, ...AMOUNT_WORDS)` for the `MoreWords` of a page that has one. */
export const AMOUNT_WORDS = ['checkout.amounts.'];
