/** The browser's copy of the token. Scripts cannot read it; other sites' requests do not carry it for writes. */
export const TOKEN_COOKIE = 'cbecBbcToken';

/** Tells a device that has signed in before from one that has not. It opens nothing by itself. */
export const DEVICE_COOKIE = 'mallDevice';
