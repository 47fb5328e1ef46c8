/** What a buyer may write to a store. */
export const MESSAGE_AT_MOST = 100;
