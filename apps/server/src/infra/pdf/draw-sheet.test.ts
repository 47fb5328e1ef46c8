import type { Locale } from '@galleria/domain/site/locales';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { queueFull } from '../work-queue.ts';
import { measureWith } from './canvas.ts';
import { isolated } from './isolate.ts';
import { layoutText, type Measure } from './layout-text.ts';
import { levelsOf, orderRuns } from './order-runs.ts';
import { openPdfRenderer } from './pdf-renderer.ts';
import { boundSheet, SHEET_LIMITS, type Sheet } from './sheet.ts';

const sheet = (locale: Locale, name: string): Sheet => ({
  ...{ locale, author: name, title: name, subtitle: '', reference: '261116123456789012' },
  facts: [{ label: name, value: '1' }],
  parties: [{ label: name, lines: [name] }],
  columns: [{ label: name, share: 1 }],
  rows: [[name]],
  totals: [{ label: name, value: '1', isGrandTotal: true }],
  notes: [name],
});

/** Fonts in which every character exists, and is as wide as it is high. */
const square: Measure = {
  has: () => true,
  turns: () => true,
  width: (_, { size }, text) => [...text].length * size,
};

const lines = (text: string, locale: Locale, width: number) =>
  layoutText(text, { locale, style: { size: 1, weight: 'regular' }, width }, square).map(({ pieces }) =>
    pieces.map((piece) => piece.text).join('|'),
  );

describe('orderRuns and line breaks', () => {
  it('orders runs for right-to-left text', () => {
    const text = 'רכישה 123 ABC (סוף)';
    const runs = orderRuns(text, levelsOf(text, 'rtl'));
    expect(runs.map((run) => run.text.trim()).filter((run) => run !== '')).toEqual(['(סוף)', 'ABC', '123', 'רכישה']);
  });

  it('keeps isolated amounts unchanged', () => {
    const text = 'סכום \u2066-4.00 US$\u2069';
    expect(
      orderRuns(text, levelsOf(text, 'rtl'))
        .map((run) => run.text.replaceAll(/\p{Cf}/gu, ''))
        .join('')
        .trim(),
    ).toMatch(/^-4\.00 US\$ ?סכום ?$/);
  });

  it('mirrors brackets, and breaks Chinese text and long words anywhere', () => {
    expect(lines('(אב)', 'he', 50)).toEqual(['(|אב|)']);
    expect(lines('A lamp, warm white', 'en', 8)).toEqual(['A lamp,', 'warm', 'white']);
    expect(lines('abcdefghij', 'en', 4)).toEqual(['abcd', 'efgh', 'ij']);
    const chinese = lines('适合客厅和卧室使用的台灯。', 'zh_CN', 6);
    expect(chinese.every((line) => [...line].length <= 6 && !line.startsWith('。'))).toBe(true);
    expect(chinese.join('')).toBe('适合客厅和卧室使用的台灯。');
  });
});

describe('text in real fonts', () => {
  const measure = measureWith(new PDFDocument());
  const style = { size: 10, weight: 'regular' } as const;
  /** The text as printed, from left to right. */
  const onPaper = (text: string) =>
    layoutText(text, { locale: 'ar', style, width: 1000 }, measure).flatMap(({ pieces }) =>
      pieces.map((piece) => {
        const isTurned = measure.turns(piece.font, 'regular', piece.text);
        return isTurned ? [...piece.text].toReversed().join('') : piece.text;
      }),
    );

  it('keeps Arabic digits in the order of their number, and the Arabic comma after the word before it', () => {
    expect(onPaper('رقم ١٢٣٫٤٥').join('')).toBe(`١٢٣٫٤٥ ${[...'رقم'].toReversed().join('')}`);
    expect(onPaper('رقم 123').join('')).toBe(`123 ${[...'رقم'].toReversed().join('')}`);
    expect(onPaper('Aurora، ١٢').join('')).toBe('١٢ ،Aurora');
  });

  it('keeps an isolated name as written, also one that ends with a dot', () => {
    expect(onPaper('Aurora Co., Ltd.').join('')).toBe('.Aurora Co., Ltd');
    expect(onPaper(isolated('Aurora Co., Ltd.')).join('')).toBe('Aurora Co., Ltd.');
  });
});

describe('the PDF renderer', () => {
  const drawer = openPdfRenderer(createLog({ logLevel: 'silent' }));
  afterAll(drawer.close);

  it.each([
    ['en', 'Invoice', ['NotoSans']],
    ['zh_CN', '发票', ['NotoSansHans']],
    ['ar', 'فاتورة', ['NotoNaskhArabic']],
    ['he', 'חשבונית', ['NotoSansHebrew']],
  ] as const)('draws A4 pages in %s with subsets of the fonts', async (locale, name, fonts) => {
    const bytes = await drawer.draw(sheet(locale, name));
    if (!bytes || bytes === queueFull) throw new Error('not drawn');
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
    for (const font of fonts) expect(text).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`));
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('returns undefined after a failure, and draws the next sheet', async () => {
    const broken = { ...sheet('en', 'Invoice'), rows: undefined } as unknown as Sheet;
    expect(await drawer.draw(broken)).toBeUndefined();
    expect(await drawer.draw(sheet('en', 'Invoice'))).toBeInstanceOf(Uint8Array);
  });

  it('limits rows and text length of a sheet', () => {
    const long = boundSheet({ ...sheet('en', 'x'.repeat(5000)), rows: Array.from({ length: 5000 }, () => ['a\nb']) });
    expect(long.rows).toHaveLength(SHEET_LIMITS.rows);
    expect(long.rows[0]).toEqual(['a b']);
    expect([...long.title]).toHaveLength(SHEET_LIMITS.textLength);
  });
});
