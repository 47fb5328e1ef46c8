/** Black on white in every theme: scanners cannot read the inverse. */
export function QrCode({ rows, label }: { rows: string[]; label: string }) {
  const size = rows.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      shapeRendering="crispEdges"
      className="block w-full rounded-control bg-white text-[#000]"
    >
      <path d={pathOf(rows)} fill="currentColor" />
    </svg>
  );
}

const paths = new WeakMap<string[], string>();

/** Cached, since the server draws the same code into every page. */
function pathOf(rows: string[]): string {
  const known = paths.get(rows);
  if (known) return known;
  const path = rows.map((row, y) => runsOf(row, y, rows.length)).join('');
  paths.set(rows, path);
  return path;
}

/** Runs of dark modules in one row, encoded as in `load-shell.server.ts`. */
function runsOf(row: string, y: number, size: number): string {
  const modules = BigInt(`0x${row}`).toString(2).padStart(size, '0');
  return [...modules.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join('');
}
