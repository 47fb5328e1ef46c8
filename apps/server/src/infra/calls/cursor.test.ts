import { describe, expect, it } from 'vitest';
import { cutPage, readIdCursor, readTimeCursor, readUuidCursor, writeTimeCursor } from './cursor.ts';

const UUID = '6f6b5a62-8e2f-4f0e-9d0f-000000000009';
const TIME = '2026-02-28 23:59:59.123456+00';

describe('cursors', () => {
  it('round-trip ids, UUIDs and times', () => {
    expect(readTimeCursor(writeTimeCursor({ id: 7, cursorTime: TIME }))).toEqual({ id: 7, createdAt: TIME });
    expect(readUuidCursor(writeTimeCursor({ id: UUID, cursorTime: TIME }))).toEqual({ id: UUID, createdAt: TIME });
    expect(readIdCursor('12')).toBe(12);
  });

  it.each([
    undefined,
    '',
    '7',
    `x@${TIME}`,
    '7@2026-02-30 10:00:00+00',
    '7@2026-13-01 10:00:00+00',
    '7@2026-02-28 24:00:00+00',
    '7@2026-02-28 10:00:00+99',
    `7@${TIME}; select 1`,
  ])('readTimeCursor and readUuidCursor start at the first page for %j', (text) => {
    expect(readTimeCursor(text)).toBeUndefined();
    expect(readUuidCursor(text)).toBeUndefined();
  });

  it.each([undefined, '', '-1', '1.5', '1e3', '9'.repeat(16)])(
    'readIdCursor starts at the first page for %j',
    (text) => {
      expect(readIdCursor(text)).toBeUndefined();
    },
  );
});

describe('cutPage', () => {
  it('cuts to the page size, and returns a cursor only when there are more rows', () => {
    expect(cutPage([3, 2, 1], 2, (row) => row)).toEqual({ shown: [3, 2], nextCursor: '2' });
    expect(cutPage([3, 2], 2, (row) => row)).toEqual({ shown: [3, 2], nextCursor: '' });
    expect(cutPage([], 2, (row) => row)).toEqual({ shown: [], nextCursor: '' });
  });
});
