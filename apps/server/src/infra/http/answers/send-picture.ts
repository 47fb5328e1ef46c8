import type { PictureFile } from '@galleria/contract/wire/picture-file';
import type { FastifyReply } from 'fastify';

/** Sends a picture that only its caller may see: no browser, proxy or search engine stores it. */
export function sendPicture(reply: FastifyReply, { webp }: PictureFile): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline')
    .header('x-robots-tag', 'noindex')
    .type('image/webp')
    .send(webp);
}
