import { encode } from 'uqr';

const QUIET_MODULES = 3;

/** A QR code as an SVG document, black on white: scanners do not read the inverse. */
export function drawQrCode(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = data.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}
