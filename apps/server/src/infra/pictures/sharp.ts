import sharp from 'sharp';

// Variants are made two at a time in the server (make-variant.ts), uploads are decoded one at a time in a process of
// their own (picture-decoder.ts). More threads inside each would only take CPU time from requests, and libvips' own
// cache would keep decoded pictures that are not read again.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
