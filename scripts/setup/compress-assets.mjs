import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const BUILDS = ['apps/storefront/build/client', 'apps/merchant/dist', 'apps/platform/dist'];
const COMPRESSIBLE = /\.(js|css|json|svg|txt|webmanifest)$/;
const SMALLEST_BYTES = 1024;

/** Gives every text file of the builds its compressed twins, so that serving one costs nothing. */
for (const build of BUILDS) {
  for (const entry of readdirSync(path.join(root, build), { recursive: true })) {
    const file = path.join(root, build, entry);
    if (!COMPRESSIBLE.test(file) || statSync(file).size < SMALLEST_BYTES) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
