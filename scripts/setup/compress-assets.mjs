import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './install.mjs';

/**
 * The highest quality for the storefront only: the consoles have most of the bytes, and their build would take too
 * long.
 */
const BUILDS = [
  { folder: 'apps/storefront/build/client', brotliQuality: 11 },
  { folder: 'apps/merchant/dist', brotliQuality: 9 },
  { folder: 'apps/platform/dist', brotliQuality: 9 },
];
const COMPRESSIBLE = /\.(js|css|json|svg|txt|webmanifest)$/;
const MIN_BYTES = 1024;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Precompresses every text file of the builds, so that serving it needs no compression. */
const work = BUILDS.flatMap(({ folder, brotliQuality }) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((entry) => path.join(root, folder, entry))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= MIN_BYTES)
    .map((file) => compress(file, brotliQuality)),
);
await Promise.all(work);

async function compress(file, brotliQuality) {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([packBrotli(bytes, { params }), packGzip(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}
