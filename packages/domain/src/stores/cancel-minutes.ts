/** How long buyers of a store can cancel at once after paying, unless it says otherwise. */
export const CANCEL_MINUTES = 30;

/** A day: what is not sent by then is being packed. */
export const CANCEL_MINUTES_AT_MOST = 1440;
