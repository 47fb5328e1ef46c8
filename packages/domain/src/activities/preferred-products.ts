/**
 * Greatest number of products that staff recommend at a time: few enough to browse the zone and to sort the list by
 * hand.
 */
export const MAX_PREFERRED = 200;
