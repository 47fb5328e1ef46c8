/** What tickets and their buttons say: `wordsJson(locale, ...COUPON_WORDS)` for the `MoreWords` of a page that has some. */
export const COUPON_WORDS = ['promotions.ticket.'];
