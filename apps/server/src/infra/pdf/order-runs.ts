import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of text in one direction. */
interface DirectedRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/**
 * The embedding level of each character of a paragraph, by the Unicode bidirectional algorithm; it gives the direction.
 */
export function levelsOf(text: string, direction: 'ltr' | 'rtl'): Uint8Array {
  return bidi.getEmbeddingLevels(text, direction).levels;
}

/** The runs of a line from left to right, as printed. The text of each stays in reading order. */
export function orderRuns(line: string, levels: Uint8Array): DirectedRun[] {
  const runs: { text: string; level: number }[] = [];
  for (const [index, unit] of [...splitUnits(line)].entries()) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) reverseFrom(runs, level);
  return runs.map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}

/** Levels are given per UTF-16 code unit. */
function splitUnits(line: string): string[] {
  return line.split('');
}

/** Rule L2 of the algorithm: runs at this level or above are reversed. */
function reverseFrom(runs: { text: string; level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end++;
    if (end > start) {
      runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
      start = end;
    }
  }
}

/** Characters such as brackets are mirrored where text runs from right to left. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}
