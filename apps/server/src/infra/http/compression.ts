import { Readable } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Encoding = 'zstd' | 'br' | 'gzip';

/** A smaller body fits into one packet anyway, so compression gains nothing. */
const MIN_BYTES = 1400;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const GZIP = { level: 5 };

const compressBuffer: Record<Encoding, (bytes: Buffer) => Buffer> = {
  zstd: (bytes) => zstdCompressSync(bytes, ZSTD),
  br: (bytes) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes) => gzipSync(bytes, GZIP),
};

/** Streams are flushed after every chunk: a page that streams must not wait in the compressor's window. */
const createCompressor: Record<Encoding, () => NodeJS.ReadWriteStream> = {
  zstd: () => createZstdCompress({ ...ZSTD, flush: constants.ZSTD_e_flush }),
  br: () => createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH }),
};

/** Compresses responses. Build files have precompressed versions and are left alone. */
export function registerCompression(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(reply)) return payload;
    reply.header('vary', addVary(reply));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    if (payload instanceof Readable) {
      reply.header('content-encoding', encoding).removeHeader('content-length');
      return payload.pipe(createCompressor[encoding]());
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const bytes = Buffer.from(payload);
    if (bytes.length < MIN_BYTES) return payload;
    const compressed = compressBuffer[encoding](bytes);
    reply.header('content-encoding', encoding).header('content-length', compressed.length);
    return compressed;
  });
}

function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return !reply.hasHeader('content-encoding') && COMPRESSIBLE.test(type);
}

function addVary(reply: FastifyReply): string {
  const vary = reply.getHeader('vary');
  return vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding';
}

/** The cheapest encoding that the browser accepts: zstd compresses a page in a fraction of brotli's time. */
function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  return (['zstd', 'br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding));
}

/** Whether an `Accept-Encoding` or `Accept` header names this value, with a weight above 0. */
export function accepts(accepted: string | undefined, encoding: Encoding): boolean {
  return (accepted ?? '').split(',').some((offer) => {
    const [name, weight] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
}
