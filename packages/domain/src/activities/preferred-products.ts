/** Products that staff recommend at a time: a zone that people can look through, and a list that staff can put in order. */
export const MOST_PREFERRED = 200;
