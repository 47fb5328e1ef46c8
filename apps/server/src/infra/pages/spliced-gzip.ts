import { constants, crc32, deflateRawSync } from 'node:zlib';
import { joinChecksums, shiftBy } from './joined-checksum.ts';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last, empty block. */
const END = Buffer.from([0x03, 0x00]);
const LEVEL = 6;
const TRAILER_BYTES = 8;

interface Form {
  readonly gapLength: number;
  /** Where the fillings go. */
  readonly places: readonly number[];
  readonly bytes: Buffer;
}

/**
 * A text with gaps, compressed once, that can be filled and sent many times. Each piece is deflated by itself up to a
 * full flush, where the stream lies on a byte and remembers nothing; there a filling goes in uncompressed. Compressing
 * the finished page anew would cost more than everything else that happens in such a request.
 */
export class SplicedGzip {
  private readonly plain: readonly string[];
  private readonly packed: readonly Buffer[];
  /** Of each piece, so that nobody has to go through the whole text again for the checksum of a copy. */
  private readonly checksums: readonly { readonly checksum: number; readonly shift: number }[];
  private readonly bytes: number;
  private form: Form | undefined;

  constructor(pieces: readonly string[]) {
    const raw = pieces.map((piece) => Buffer.from(piece));
    this.plain = pieces;
    this.packed = raw.map((piece) => deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }));
    this.checksums = raw.map((piece) => ({ checksum: crc32(piece), shift: shiftBy(piece.length) }));
    this.bytes = raw.reduce((sum, piece) => sum + piece.length, 0);
  }

  plainText(filling: string): string {
    return this.plain.join(filling);
  }

  /** The same bytes that gzipping `pieces.join(filling)` would unpack to. */
  fill(filling: string): Buffer {
    const gap = Buffer.from(filling);
    const { bytes, places } = this.formFor(gap.length);
    const copy = Buffer.from(bytes);
    for (const place of places) gap.copy(copy, place);
    copy.writeUInt32LE(this.checksumWith(gap), copy.length - TRAILER_BYTES);
    return copy;
  }

  /** A copy but for its fillings and its checksum. Nonces are all of one length, so there is one form. */
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
    const filled = { checksum: crc32(gap), shift: shiftBy(gap.length) };
    return this.checksums.reduce((sum, piece, index) => {
      const before = index > 0 ? joinChecksums(sum, filled.checksum, filled.shift) : sum;
      return joinChecksums(before, piece.checksum, piece.shift);
    }, 0);
  }
}

/** Not the last block, not compressed: its length, the length's complement, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Room for the checksum, and the length of the text. */
function trailer(length: number): Buffer {
  const bytes = Buffer.alloc(TRAILER_BYTES);
  bytes.writeUInt32LE(length >>> 0, 4);
  return bytes;
}
