/** What every order says, wherever it is shown: `wordsJson(locale, ...ORDER_WORDS)`. */
export const ORDER_WORDS = ['orders.status.', 'orders.line.', 'orders.action.', 'accounts.field.noAnswer'];
