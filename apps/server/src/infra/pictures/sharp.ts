import sharp from 'sharp';

// Pictures are made two at a time (make-variant.ts) beside one upload (redraw-picture.ts). More threads inside
// each would only take them from requests, and libvips' own cache would keep decoded pictures nobody reads again.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
