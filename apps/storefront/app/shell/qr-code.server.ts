import { encode } from 'uqr';

const drawn = new Map<string, string[]>();

/** The mall has one address, so its code is computed once. */
export function qrRows(text: string): string[] {
  const known = drawn.get(text);
  if (known) return known;
  const rows = computeRows(text);
  drawn.set(text, rows);
  return rows;
}

/** Each row as a hexadecimal number, its first module in the highest bit: a tenth of the size of an SVG path. */
function computeRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return data.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(16));
}
