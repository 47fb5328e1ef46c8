import { encode } from 'uqr';

/** Each row as a hexadecimal number, its first module in the highest bit: a tenth of what a drawing would weigh. */
export function qrRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return data.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(16));
}
