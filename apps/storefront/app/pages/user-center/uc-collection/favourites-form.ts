/** The one form of the page, by its id; boxes and buttons in the cards belong to it. */
export const KEPT_FORM = 'kept';
