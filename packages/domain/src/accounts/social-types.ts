/** OAuth providers by their number in the API wire format. */
export const SOCIAL_TYPES = { google: 3, facebook: 4 } as const;
export type SocialType = (typeof SOCIAL_TYPES)[keyof typeof SOCIAL_TYPES];
