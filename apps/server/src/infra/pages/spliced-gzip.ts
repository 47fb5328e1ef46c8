import { constants, crc32, deflateRawSync } from 'node:zlib';
import { appendFactor, joinChecksums } from './joined-checksum.ts';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A final, empty block. */
const END = Buffer.from([0x03, 0x00]);
const LEVEL = 6;
const TRAILER_BYTES = 8;

interface Form {
  readonly gapLength: number;
  /** Offsets of the fillings. */
  readonly places: readonly number[];
  readonly bytes: Buffer;
}

/**
 * A text with gaps, compressed once, that can be filled and sent many times. Each piece is deflated separately up to a
 * full flush, where the stream is byte-aligned and refers to no earlier data; there a filling is inserted uncompressed.
 * Compressing the finished page each time would cost more than the rest of such a request.
 */
export class SplicedGzip {
  private readonly plain: readonly string[];
  private readonly packed: readonly Buffer[];
  /** Checksum of each piece, so that the checksum of a copy needs no pass over the whole text. */
  private readonly checksums: readonly { readonly checksum: number; readonly shift: number }[];
  private readonly bytes: number;
  private form: Form | undefined;

  constructor(pieces: readonly string[]) {
    const raw = pieces.map((piece) => Buffer.from(piece));
    this.plain = pieces;
    this.packed = raw.map((piece) => deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }));
    this.checksums = raw.map((piece) => ({ checksum: crc32(piece), shift: appendFactor(piece.length) }));
    this.bytes = raw.reduce((sum, piece) => sum + piece.length, 0);
  }

  plainText(filling: string): string {
    return this.plain.join(filling);
  }

  /** Unpacks to the same bytes as `pieces.join(filling)`, compressed with gzip. */
  fill(filling: string): Buffer {
    const gap = Buffer.from(filling);
    const { bytes, places } = this.formFor(gap.length);
    const copy = Buffer.from(bytes);
    for (const place of places) gap.copy(copy, place);
    copy.writeUInt32LE(this.checksumWith(gap), copy.length - TRAILER_BYTES);
    return copy;
  }

  /** A copy without its fillings and its checksum. All nonces have the same length, so there is one form. */
  private formFor(gapLength: number): Form {
    if (this.form?.gapLength !== gapLength) this.form = this.makeForm(gapLength);
    return this.form;
  }

  private makeForm(gapLength: number): Form {
    const stored = storedBlock(Buffer.alloc(gapLength));
    const parts: Buffer[] = [HEADER];
    const places: number[] = [];
    let length = HEADER.length;
    for (const [index, piece] of this.packed.entries()) {
      if (index > 0) {
        parts.push(stored);
        length += stored.length;
        places.push(length - gapLength);
      }
      parts.push(piece);
      length += piece.length;
    }
    const size = trailer(this.bytes + gapLength * places.length);
    return { gapLength, places, bytes: Buffer.concat([...parts, END, size]) };
  }

  private checksumWith(gap: Buffer): number {
    const filled = { checksum: crc32(gap), shift: appendFactor(gap.length) };
    return this.checksums.reduce((sum, piece, index) => {
      const before = index > 0 ? joinChecksums(sum, filled.checksum, filled.shift) : sum;
      return joinChecksums(before, piece.checksum, piece.shift);
    }, 0);
  }
}

/** A block that is neither final nor compressed: its length, the complement of the length, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** The gzip trailer: space for the checksum, and the length of the text. */
function trailer(length: number): Buffer {
  const bytes = Buffer.alloc(TRAILER_BYTES);
  bytes.writeUInt32LE(length >>> 0, 4);
  return bytes;
}
