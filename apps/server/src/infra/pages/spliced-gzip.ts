import { constants, crc32, deflateRawSync } from 'node:zlib';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last, empty block. */
const END = Buffer.from([0x03, 0x00]);
const LEVEL = 6;

/**
 * A text with gaps, compressed once, that can be filled and sent many times. Each piece is deflated by itself up to a
 * full flush, where the stream lies on a byte and remembers nothing; there a filling goes in uncompressed. Compressing
 * the finished page anew would cost more than everything else that happens in such a request.
 */
export class SplicedGzip {
  private readonly plain: readonly Buffer[];
  private readonly packed: readonly Buffer[];

  constructor(pieces: readonly string[]) {
    this.plain = pieces.map((piece) => Buffer.from(piece));
    this.packed = this.plain.map((piece) =>
      deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }),
    );
  }

  plainText(filling: string): string {
    return this.plain.join(filling);
  }

  /** The same bytes that gzipping `pieces.join(filling)` would unpack to. */
  fill(filling: string): Buffer {
    const gap = Buffer.from(filling);
    const stored = storedBlock(gap);
    const parts: Buffer[] = [HEADER];
    let checksum = 0;
    let length = 0;
    this.plain.forEach((piece, index) => {
      if (index > 0) {
        parts.push(stored);
        checksum = crc32(gap, checksum);
        length += gap.length;
      }
      parts.push(this.packed[index] ?? Buffer.alloc(0));
      checksum = crc32(piece, checksum);
      length += piece.length;
    });
    return Buffer.concat([...parts, END, trailer(checksum, length)]);
  }
}

/** Not the last block, not compressed: its length, the length's complement, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function trailer(checksum: number, length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length >>> 0, 4);
  return bytes;
}
