/** Carries the session token: HttpOnly, and not sent with cross-site writes. */
export const TOKEN_COOKIE = 'cbecBbcToken';

/** Marks a device that has signed in before. It does not authenticate. */
export const DEVICE_COOKIE = 'mallDevice';
