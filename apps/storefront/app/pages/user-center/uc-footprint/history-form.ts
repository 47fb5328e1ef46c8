/** The form that removes one entry, by its id. */
export const HISTORY_FORM = 'history';
