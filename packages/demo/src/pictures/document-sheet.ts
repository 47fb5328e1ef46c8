/** Units of the drawing, scaled to the picture by the nested viewport. */
const SHEET = { width: 840, height: 600 };

interface Colours {
  light: string;
  soft: string;
  full: string;
  shade: string;
}

/** A licence as seen from a distance: a frame, a heading, rows and a seal, without text. */
export function documentSheet(colours: Colours, seed: number): string {
  return `
    <svg width="100%" height="100%" viewBox="0 0 ${SHEET.width} ${SHEET.height}" preserveAspectRatio="xMidYMid slice">
      <linearGradient id="desk" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${colours.soft}"/>
        <stop offset="1" stop-color="${colours.full}"/>
      </linearGradient>
      <rect width="${SHEET.width}" height="${SHEET.height}" fill="url(#desk)"/>
      <rect x="66" y="52" width="708" height="508" rx="10" fill="${colours.shade}" opacity="0.16"/>
      <rect x="60" y="42" width="720" height="510" rx="8" fill="#fffefb"/>
      <rect x="84" y="66" width="672" height="462" rx="4" fill="none" stroke="${colours.full}" stroke-width="3"/>
      <rect x="94" y="76" width="652" height="442" rx="2" fill="none" stroke="${colours.full}" stroke-width="1"/>
      ${corners(colours.shade)}
      <circle cx="420" cy="124" r="25" fill="${colours.soft}" stroke="${colours.shade}" stroke-width="2"/>
      <path d="${star(420, 124, 14)}" fill="${colours.shade}"/>
      ${bar(270, 168, 300, 22, colours.shade, 0.85)}
      ${bar(340, 204, 160, 8, colours.shade, 0.3)}
      ${rows(colours, seed)}
      ${seal(colours)}
    </svg>`;
}

/** A label and its value per row; the last rows leave room for the seal. */
function rows({ shade }: Colours, seed: number): string {
  return Array.from({ length: 6 }, (_, row) => {
    const y = 246 + row * 41;
    const longest = row < 3 ? 400 : 230;
    const length = longest * (0.55 + (((seed >>> (row * 4)) & 15) / 15) * 0.45);
    return bar(136, y, 84, 12, shade, 0.55) + bar(246, y, length, 12, shade, 0.22);
  }).join('');
}

function seal({ full, shade }: Colours): string {
  return `
    <g transform="rotate(-11 636 430)" opacity="0.88">
      <circle cx="636" cy="430" r="62" fill="none" stroke="${shade}" stroke-width="5"/>
      <circle cx="636" cy="430" r="50" fill="${full}" fill-opacity="0.22" stroke="${shade}" stroke-width="1.5"/>
      <path d="${star(636, 430, 26)}" fill="${shade}"/>
      <circle cx="636" cy="430" r="56" fill="none" stroke="${shade}" stroke-width="5" stroke-dasharray="2 7"/>
    </g>`;
}

function corners(stroke: string): string {
  const bends = ['M104 112V86H130', 'M736 112V86H710', 'M104 482V508H130', 'M736 482V508H710'];
  return `<path d="${bends.join('')}" fill="none" stroke="${stroke}" stroke-width="3" opacity="0.6"/>`;
}

function bar(x: number, y: number, width: number, height: number, fill: string, opacity: number): string {
  return `<rect x="${x}" y="${y}" width="${width.toFixed(0)}" height="${height}" rx="${height / 2}" fill="${fill}" opacity="${opacity}"/>`;
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const reach = at % 2 === 0 ? radius : radius * 0.42;
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
