import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';

const QUIET_ZONE_MODULES = 3;

/** The mall's address as a QR code: the site's configuration refers to it while staff have chosen no other picture. */
export function registerQrCode(server: FastifyInstance, publicUrl: () => string): void {
  server.get('/qr-code.svg', { config: { access: 'public' } }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawQrCode(publicUrl())),
  );
}

/** Black on white: scanners do not read the inverse. */
function drawQrCode(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = data.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}
