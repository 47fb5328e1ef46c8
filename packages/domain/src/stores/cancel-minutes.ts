/** How long after payment buyers can cancel at once, unless the store sets another time. */
export const CANCEL_MINUTES = 30;

/** One day: unsent orders are being packed by then. */
export const MAX_CANCEL_MINUTES = 1440;
