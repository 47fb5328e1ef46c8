/** Accepted picture formats, for the `accept` attribute of a file input. */
export const PICTURE_FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Larger files are never accepted; the server has the limit in force. */
export const MAX_PICTURE_MB = 10;
