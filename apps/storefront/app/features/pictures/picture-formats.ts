/** What the mall stores, as the `accept` of a file input has it. */
export const PICTURE_FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Larger files are never taken; the server knows the limit in force. */
export const LARGEST_PICTURE_MB = 10;
