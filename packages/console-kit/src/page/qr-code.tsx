import { encode } from 'uqr';

interface QrCodeProps {
  content: string;
  /** Text for screen readers. */
  label: string;
  sizePx?: number;
}

const QUIET_ZONE = 3;

/** Black on white in every theme: many scanners cannot read inverted codes. */
export function QrCode({ content, label, sizePx = 200 }: QrCodeProps) {
  const rows = encode(content, { ecc: 'M', border: 0 }).data;
  const side = rows.length + 2 * QUIET_ZONE;
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ background: '#fff', borderRadius: 8 }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
