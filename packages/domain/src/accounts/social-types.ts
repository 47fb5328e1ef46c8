/** Accounts elsewhere that open an account here, by the numbers of the API. */
export const SOCIAL_TYPES = { google: 3, facebook: 4 } as const;
export type SocialType = (typeof SOCIAL_TYPES)[keyof typeof SOCIAL_TYPES];
