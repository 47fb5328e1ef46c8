import { type Canvas, openCanvas } from './canvas.ts';
import { boundSheet, type Sheet } from './sheet.ts';

const MARGIN = 48;
const FOOTER_HEIGHT = 40;
const GAP = 16;
const INK = '#1b1c20';
const MUTED = '#63656e';
const LINE = '#d9dbe1';
const TINT = '#f4f5f7';
const PADDING = 6;

const text = { size: 9.5, weight: 'regular', colour: INK } as const;
const bold = { ...text, weight: 'bold' } as const;
const label = { size: 8, weight: 'regular', colour: MUTED } as const;
const heading = { size: 20, weight: 'bold', colour: INK } as const;
const grandTotal = { size: 12, weight: 'bold', colour: INK } as const;

/** Draws the sheet as a PDF of A4 pages. */
export async function drawSheet(given: Sheet): Promise<Uint8Array> {
  const sheet = boundSheet(given);
  const canvas = openCanvas({ ...sheet, title: `${sheet.title} ${sheet.reference}` });
  const width = canvas.page.width - 2 * MARGIN;
  let y = MARGIN;
  y += canvas.write(sheet.title, { x: MARGIN, y, width }, heading);
  if (sheet.subtitle) y += canvas.write(sheet.subtitle, { x: MARGIN, y, width }, { ...label, size: 10 });
  y = drawFacts(canvas, sheet.facts, y + GAP, width);
  y = drawParties(canvas, sheet.parties, y + GAP, width);
  y = drawTable(canvas, sheet, y + GAP, width);
  y = drawTotals(canvas, sheet.totals, y + GAP / 2, width);
  drawNotes(canvas, sheet.notes, y + GAP, width);
  canvas.onEachPage((page, pages) => {
    const at = { x: MARGIN, y: canvas.page.height - FOOTER_HEIGHT };
    canvas.rule({ ...at, width }, LINE);
    canvas.write(`${sheet.title} ${sheet.reference}`, { ...at, y: at.y + 6, width: width / 2 }, label);
    canvas.write(
      `${page} / ${pages}`,
      { x: MARGIN + width / 2, y: at.y + 6, width: width / 2 },
      { ...label, align: 'end' },
    );
  });
  return canvas.finish();
}

/** Continues on a new page when this height does not fit on the current one. */
function ensureSpace(canvas: Canvas, y: number, height: number): number {
  if (y + height <= canvas.page.height - FOOTER_HEIGHT - GAP) return y;
  canvas.addPage();
  return MARGIN;
}

/** Draws the facts, two in a row. */
function drawFacts(canvas: Canvas, facts: Sheet['facts'], top: number, width: number): number {
  const half = (width - GAP) / 2;
  let y = top;
  for (let first = 0; first < facts.length; first += 2) {
    const heights = facts.slice(first, first + 2).map(({ label: name, value }, index) => {
      const box = { x: MARGIN + index * (half + GAP), y, width: half };
      const labelHeight = canvas.write(name, box, label);
      return labelHeight + canvas.write(value, { ...box, y: y + labelHeight }, text);
    });
    y += Math.max(...heights) + 4;
  }
  return y;
}

function drawParties(canvas: Canvas, parties: Sheet['parties'], top: number, width: number): number {
  const part = (width - GAP * (parties.length - 1)) / parties.length;
  const inner = part - 2 * PADDING;
  const heights = parties.map(({ label: name, lines }) => {
    const rest = lines.map((line, index) => canvas.height(line, inner, index === 0 ? bold : text));
    return rest.reduce((sum, height) => sum + height, canvas.height(name, inner, label)) + 2 * PADDING;
  });
  const height = Math.max(0, ...heights);
  for (const [index, { label: name, lines }] of parties.entries()) {
    const x = MARGIN + index * (part + GAP);
    canvas.fill({ x, y: top, width: part, height }, TINT);
    const box = { x: x + PADDING, width: inner };
    let y = top + PADDING;
    y += canvas.write(name, { ...box, y }, label);
    for (const [row, line] of lines.entries()) y += canvas.write(line, { ...box, y }, row === 0 ? bold : text);
  }
  return top + height;
}

/** Keeps the last row with the totals: no page begins with a sum of rows on another page. */
function drawTable(canvas: Canvas, { columns, rows, totals }: Sheet, top: number, width: number): number {
  const starts = columns.map((_, index) => columns.slice(0, index).reduce((sum, { share }) => sum + share, 0) * width);
  const cell = (index: number, y: number) => ({
    x: MARGIN + (starts[index] ?? 0) + PADDING,
    y,
    width: (columns[index]?.share ?? 0) * width - 2 * PADDING,
  });
  const alignment = (index: number) => (columns[index]?.isNumber ? 'right' : 'start');
  const drawHead = (y: number) => {
    const heights = columns.map((column, index) =>
      canvas.write(column.label, cell(index, y), { ...label, align: alignment(index) }),
    );
    const bottom = y + Math.max(...heights) + 2;
    canvas.rule({ x: MARGIN, y: bottom, width }, INK);
    return bottom + 4;
  };
  let y = drawHead(ensureSpace(canvas, top, 60));
  for (const [position, row] of rows.entries()) {
    const height = Math.max(...row.map((value, index) => canvas.height(value, cell(index, 0).width, text)));
    const isLast = position === rows.length - 1;
    const next = ensureSpace(canvas, y, isLast ? height + GAP + totalsHeight(canvas, totals, width) : height);
    y = next === y ? y : drawHead(next);
    for (const [index, value] of row.entries())
      canvas.write(value, cell(index, y), { ...text, align: alignment(index) });
    y += height + 3;
    canvas.rule({ x: MARGIN, y, width }, LINE);
    y += 4;
  }
  return y;
}

const totalStyle = ({ isGrandTotal }: Sheet['totals'][number]) => (isGrandTotal ? grandTotal : text);
const TOTAL_GAP = 2;

function totalBoxes(y: number, width: number) {
  return {
    name: { x: MARGIN + width * 0.2, y, width: width * 0.55 },
    value: { x: MARGIN + width * 0.76 + PADDING, y, width: width * 0.24 - 2 * PADDING },
  };
}

function totalsHeight(canvas: Canvas, totals: Sheet['totals'], width: number): number {
  const boxes = totalBoxes(0, width);
  return totals.reduce((sum, total) => {
    const style = totalStyle(total);
    const nameHeight = canvas.height(total.label, boxes.name.width, style);
    return sum + Math.max(nameHeight, canvas.height(total.value, boxes.value.width, style)) + TOTAL_GAP;
  }, 0);
}

function drawTotals(canvas: Canvas, totals: Sheet['totals'], top: number, width: number): number {
  let y = ensureSpace(canvas, top, totalsHeight(canvas, totals, width));
  for (const total of totals) {
    const style = totalStyle(total);
    const boxes = totalBoxes(y, width);
    const nameHeight = canvas.write(total.label, boxes.name, { ...style, align: 'end' });
    const valueHeight = canvas.write(total.value, boxes.value, { ...style, align: 'right' });
    y += Math.max(nameHeight, valueHeight) + TOTAL_GAP;
  }
  return y;
}

function drawNotes(canvas: Canvas, notes: Sheet['notes'], top: number, width: number): void {
  let y = top;
  for (const note of notes) {
    y = ensureSpace(canvas, y, canvas.height(note, width, label));
    y += canvas.write(note, { x: MARGIN, y, width }, label) + 2;
  }
}
