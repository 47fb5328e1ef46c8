import type { PdfFile } from '@galleria/contract/wire/pdf-file';
import type { FastifyReply } from 'fastify';

/**
 * Sends a document that only its caller may have. A store may have uploaded it, so it is never opened within the mall's
 * own origin: browsers save it, and do not sniff another type.
 */
export function sendPdf(reply: FastifyReply, { name, bytes }: PdfFile): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .type('application/pdf')
    .send(bytes);
}
