import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { drawQrCode } from './draw-qr-code.server.ts';

/** The mall's address as a picture, which `pcQrcodeImg` names while staff have chosen none. */
export function loader({ context }: Route.LoaderArgs) {
  const svg = drawQrCode(context.get(visitContext).publicUrl);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
