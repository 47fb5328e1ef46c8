/*
 * Computes the CRC-32 of a text from the checksums of its pieces: appending n bytes to a text multiplies its checksum
 * by x^8n, modulo the polynomial. zlib offers this as `crc32_combine`, but Node does not expose it.
 */

const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const BYTE = 3;

/** The factor by which a checksum is multiplied when this many bytes are appended. It depends on their number only. */
export function appendFactor(bytes: number): number {
  let shift = ONE;
  for (let left = bytes, power = BYTE; left > 0; left = Math.floor(left / 2), power += 1) {
    if (left % 2 === 1) shift = multiply(POWERS[power % POWERS.length] ?? ONE, shift);
  }
  return shift;
}

/** The checksum of two texts one after the other; `shift` is that of the second. */
export function joinChecksums(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}

/** The bits of a checksum are the coefficients of a polynomial, the highest power in the lowest bit. */
function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** x to the powers of 1, 2, 4, 8 and so on; the sequence repeats. */
const POWERS = Array.from({ length: 31 }).reduce<number[]>(
  (powers) => {
    const last = powers.at(-1) ?? ONE;
    return [...powers, multiply(last, last)];
  },
  [ONE >>> 1],
);
