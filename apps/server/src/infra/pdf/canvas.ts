import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import PDFDocument from 'pdfkit';
import { type FontName, fontFile, type Weight } from './fonts.ts';
import { type Line, layoutText, type Measure, type TextStyle } from './layout-text.ts';

/** Line height, and baseline within the line, as multiples of the font size. Arabic needs the room. */
const LINE_HEIGHT = 1.5;
const BASELINE = 1.1;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Alignment in the box: at the start or end of the reading direction, or at the right, where digits of numbers line up.
 */
type Alignment = 'start' | 'end' | 'right';

/** A page to write on. Boxes are given for left-to-right; for right-to-left languages everything is mirrored. */
export interface Canvas {
  readonly page: { readonly width: number; readonly height: number };
  height(text: string, width: number, style: TextStyle): number;
  /** Returns the height of the text. */
  write(text: string, box: Box, style: TextStyle & { readonly colour: string; readonly align?: Alignment }): number;
  rule(box: Box, colour: string): void;
  fill(box: Box & { readonly height: number }, colour: string): void;
  addPage(): void;
  onEachPage(draw: (page: number, pages: number) => void): void;
  finish(): Promise<Uint8Array>;
}

export function openCanvas({ locale, title, author }: { locale: Locale; title: string; author: string }): Canvas {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: languageTag(locale),
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const { width: pageWidth, height: pageHeight } = document.page;
  const isRightToLeft = directionOf(locale) === 'rtl';
  const measure = measureWith(document);
  const layout = (text: string, width: number, { size, weight }: TextStyle) =>
    layoutText(text, { locale, style: { size, weight }, width }, measure);
  const left = ({ x, width }: Box) => (isRightToLeft ? pageWidth - x - width : x);

  function draw(line: Line, x: number, baseline: number, style: TextStyle): void {
    let at = x;
    for (const { text, font, width } of line.pieces) {
      select(document, font, style);
      document.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      at += width;
    }
  }

  return {
    page: { width: pageWidth, height: pageHeight },
    height: (text, width, style) => layout(text, width, style).length * style.size * LINE_HEIGHT,
    write: (text, box, { colour, align = 'start', ...style }) => {
      const lines = layout(text, box.width, style);
      document.fillColor(colour);
      for (const [index, line] of lines.entries()) {
        const isAtRight = align === 'right' || (align === 'end') !== isRightToLeft;
        const x = left(box) + (isAtRight ? box.width - line.width : 0);
        draw(line, x, box.y + (index * LINE_HEIGHT + BASELINE) * style.size, style);
      }
      return lines.length * style.size * LINE_HEIGHT;
    },
    rule: (box, colour) => {
      document
        .moveTo(left(box), box.y)
        .lineTo(left(box) + box.width, box.y)
        .lineWidth(0.7)
        .stroke(colour);
    },
    fill: (box, colour) => {
      document.rect(left(box), box.y, box.width, box.height).fill(colour);
    },
    addPage: () => {
      document.addPage();
    },
    onEachPage: (drawOn) => {
      const { start, count } = document.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        document.switchToPage(page);
        drawOn(page - start + 1, count);
      }
    },
    finish: async () => {
      const chunks: Uint8Array[] = [];
      document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      const ended = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

function select(document: PDFKit.PDFDocument, font: FontName, { size, weight }: TextStyle): void {
  document.font(fontFile(font, weight)).fontSize(size);
}

/** The part of pdfkit's font that its types do not declare. */
interface OpenFont {
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: readonly string[]): { readonly direction: 'ltr' | 'rtl' };
  };
}

export function measureWith(document: PDFKit.PDFDocument): Measure {
  const widths = new Map<string, number>();
  const known = new Map<string, boolean>();
  const open = (name: FontName, weight: Weight) => {
    document.font(fontFile(name, weight));
    return (document as unknown as { _font: OpenFont })._font.font;
  };
  return {
    has: (name: FontName, weight: Weight, character) => {
      const key = `${name} ${weight} ${character}`;
      const asked = known.get(key);
      if (asked !== undefined) return asked;
      const has = open(name, weight).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      known.set(key, has);
      return has;
    },
    turns: (name, weight, text) => open(name, weight).layout(text, []).direction === 'rtl',
    width: (name, style, text) => {
      const key = `${name} ${style.weight} ${style.size} ${text}`;
      const measured = widths.get(key);
      if (measured !== undefined) return measured;
      select(document, name, style);
      const width = document.widthOfString(text, { features: [] });
      widths.set(key, width);
      return width;
    },
  };
}
