import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import { type FontName, fontsFor, type Weight } from './fonts.ts';
import { levelsOf, mirrored, orderRuns } from './order-runs.ts';

/** Font metrics: whether a font has a character, in which direction it sets a text, and how wide that is. */
export interface Measure {
  has(font: FontName, weight: Weight, character: string): boolean;
  /**
   * Whether the font reverses the text: fonts set letters and digits of right-to-left scripts from right to left in any
   * context.
   */
  turns(font: FontName, weight: Weight, text: string): boolean;
  width(font: FontName, style: TextStyle, text: string): number;
}

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** Text in one font and one direction, which the font shapes by itself. */
interface Piece {
  readonly text: string;
  readonly font: FontName;
  readonly width: number;
}

export interface Line {
  /** From left to right. */
  readonly pieces: readonly Piece[];
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * Lines of at most this width. Right-to-left words, and numbers or names among them, are placed as their readers
 * expect.
 */
export function layoutText(
  text: string,
  { locale, style, width }: { locale: Locale; style: TextStyle; width: number },
  measure: Measure,
): Line[] {
  const levels = levelsOf(text, directionOf(locale));
  const measureWidth = (part: string) =>
    piecesOf(part, false, locale, style, measure).reduce((sum, piece) => sum + piece.width, 0);
  return breakLines(text, width, languageTag(locale), measureWidth).map(({ start, end }) => {
    const runs = orderRuns(text.slice(start, end), levels.subarray(start, end));
    const pieces = runs.flatMap((run) => piecesOf(run.text, run.isRightToLeft, locale, style, measure));
    return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
  });
}

/** Invisible characters control the direction, and have been evaluated by now. */
const INVISIBLE = /\p{Cf}/gu;
const RIGHT_TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}]/u;
const NEUTRAL = /^[\s\p{P}\p{S}\p{M}]+$/u;

/**
 * Splits a run by font. A part that the font reverses by itself is passed in reading order. A part that it does not
 * reverse, or that it would reverse within a left-to-right run (such as Arabic digits), is reversed here.
 */
function piecesOf(text: string, isRightToLeft: boolean, locale: Locale, style: TextStyle, measure: Measure): Piece[] {
  const parts: { text: string; font: FontName; isShaped: boolean }[] = [];
  for (const character of charactersOf(text.replaceAll(INVISIBLE, ''))) {
    const last = parts.at(-1);
    const isShaped = RIGHT_TO_LEFT.test(character) || (character === ' ' && last?.isShaped === true);
    const staysInFont = last && NEUTRAL.test(character) && measure.has(last.font, style.weight, character);
    const font = staysInFont ? last.font : pickFont(character, locale, style.weight, measure);
    if (last?.font === font && last.isShaped === isShaped) last.text += character;
    else parts.push({ text: character, font, isShaped });
  }
  const visualParts = isRightToLeft ? parts.toReversed() : parts;
  return visualParts.map(({ text: part, font, isShaped }) => {
    const isReversedByFont = isShaped && measure.turns(font, style.weight, part);
    const shown = isReversedByFont === isRightToLeft ? part : reverseText(part, isRightToLeft);
    return { text: shown, font, width: measure.width(font, style, shown) };
  });
}

function reverseText(text: string, isRightToLeft: boolean): string {
  const characters = charactersOf(text).toReversed();
  return (isRightToLeft ? characters.map(mirrored) : characters).join('');
}

function pickFont(character: string, locale: Locale, weight: Weight, measure: Measure): FontName {
  const fonts = fontsFor(character, locale);
  return fonts.find((font) => measure.has(font, weight, character)) ?? fonts[0] ?? 'latin';
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Breaks between words by the rules of the language; a word that is wider than a line breaks anywhere. */
function breakLines(text: string, width: number, tag: string, measureWidth: (part: string) => number): Span[] {
  const lines: Span[] = [];
  let [start, end, used] = [0, 0, 0];
  const breakAt = (position: number) => {
    lines.push(trimmed(text, start, position));
    [start, used] = [position, 0];
  };
  for (const word of unbreakable(text, tag)) {
    if (end > start && used + measureWidth(word.trimEnd()) > width) breakAt(end);
    let rest = word;
    while (measureWidth(rest.trimEnd()) > width) {
      const fitting = fittingLength(rest, width, measureWidth);
      if (fitting >= rest.length) break;
      rest = rest.slice(fitting);
      breakAt(end + word.length - rest.length);
    }
    end += word.length;
    used += measureWidth(rest);
  }
  if (end > start || lines.length === 0) breakAt(end);
  return lines;
}

function trimmed(text: string, start: number, end: number): Span {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: start + part.trimEnd().length };
}

/** Punctuation and spaces stay with the word before them. */
function unbreakable(text: string, tag: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0 || /^\p{Ps}/u.test(segment)) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
  }
  return words;
}

function fittingLength(word: string, width: number, measureWidth: (part: string) => number): number {
  let fitting = '';
  for (const character of charactersOf(word)) {
    if (fitting !== '' && measureWidth(fitting + character) > width) break;
    fitting += character;
  }
  return fitting.length;
}
