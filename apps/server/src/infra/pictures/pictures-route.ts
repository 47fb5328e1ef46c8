import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { ICON_SIZES, servedWidth } from '@galleria/domain/pictures/picture-url';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { chooseFormat } from './encode-variant.ts';
import { type Variant, variantMaker, variantName } from './make-variant.ts';
import type { PictureStore } from './picture-store.ts';
import { variantCache } from './variant-cache.ts';

const CACHE_MAX_BYTES = 2 * 1024 ** 3;

/**
 * GET and HEAD /pictures/<name>?w=<width>: a stored picture in the size and format the browser wants;
 * /pictures/<name>/social.jpg: the same on a wide canvas, for link previews on other sites;
 * /pictures/<name>/icon-<size>.png: the same on a square, for home screens.
 */
export const picturesRoute: FastifyPluginAsync<{ store: PictureStore; cacheDir: string }> = async (app, options) => {
  const warn = (error: unknown) =>
    app.log.warn({ event: 'picture_cache.failed', err: error }, 'the cache of pictures could not be written');
  const cache = variantCache(options.cacheDir, CACHE_MAX_BYTES, warn);
  const variantOf = variantMaker(options.store, cache);

  async function send(request: FastifyRequest, reply: FastifyReply, variant: Variant): Promise<FastifyReply> {
    const etag = `W/"${variantName(variant)}"`;
    // The name is a hash of the content, so a client that knows the tag has the picture: it need not be encoded again.
    if (matchesETag(request.headers['if-none-match'], etag)) return setImmutableCache(reply, etag).code(304).send();
    const bytes = await variantOf(variant, request.ip);
    if (bytes === 'missing') return sendText(reply, 404, 'No such picture');
    if (bytes === 'busy') return sendText(reply.header('Retry-After', '2'), 503, 'Too many new pictures at once');
    return setImmutableCache(reply, etag)
      .type(`image/${variant.format}`)
      .header('Content-Disposition', 'inline')
      .send(bytes);
  }

  app.addHook('onRequest', async (_, reply) => {
    // Browsers must not treat any of the following answers as a page, or run anything in them.
    reply.header('X-Content-Type-Options', 'nosniff');
    reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  });

  app.get<{ Params: { name: string }; Querystring: { w?: unknown } }>(
    '/pictures/:name',
    { exposeHeadRoute: true, config: { access: 'public' } },
    async (request, reply) => {
      const path = `pictures/${request.params.name}`;
      const picture = parsePicturePath(path);
      if (!picture) return sendText(reply, 404, 'No such picture');
      const asked = parseWidth(request.query.w);
      if (asked === undefined) return sendText(reply, 400, 'w is a width in pixels');
      const width = Math.min(servedWidth(asked), picture.width);
      const format = chooseFormat(request.headers.accept ?? '', picture, width);
      return send(request, reply, { path, picture, width, format });
    },
  );

  app.get<{ Params: { name: string } }>(
    '/pictures/:name/social.jpg',
    { exposeHeadRoute: true, config: { access: 'public' } },
    async (request, reply) => {
      const path = `pictures/${request.params.name}`;
      const picture = parsePicturePath(path);
      if (!picture) return sendText(reply, 404, 'No such picture');
      return send(request, reply, { path, picture, shape: 'social', format: 'jpeg' });
    },
  );

  for (const size of ICON_SIZES) {
    app.get<{ Params: { name: string } }>(
      `/pictures/:name/icon-${size}.png`,
      { exposeHeadRoute: true, config: { access: 'public' } },
      async (request, reply) => {
        const path = `pictures/${request.params.name}`;
        const picture = parsePicturePath(path);
        if (!picture) return sendText(reply, 404, 'No such picture');
        return send(request, reply, { path, picture, shape: 'icon', size, format: 'png' });
      },
    );
  }
};

/** The requested width. Without `w` the largest served width; undefined when it is not a number of pixels. */
function parseWidth(w: unknown): number | undefined {
  if (w === undefined) return Number.POSITIVE_INFINITY;
  return typeof w === 'string' && /^[1-9][0-9]{0,4}$/.test(w) ? Number(w) : undefined;
}

function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  // Compared without the weak mark `W/`, which some proxies remove.
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
}

function setImmutableCache(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('Vary', 'Accept')
    .header('ETag', etag);
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
