const SHOWN = 2;
const LONGEST = 32;

/** Between these signs a text has its own direction, whatever stands around it. */
const ISOLATE = ['\u2068', '\u2069'];

/**
 * Some names inside a sentence. Long ones are cut here: style sheets cut at the end of the line, which is where a name
 * begins when it is read in the other direction than the sentence.
 */
export function namesInLine(names: readonly string[], comma: string): string {
  const shown = names.slice(0, SHOWN).map((name) => ISOLATE.join(shortened(name)));
  return shown.join(comma) + (names.length > SHOWN ? '…' : '');
}

function shortened(name: string): string {
  const signs = [...name];
  if (signs.length <= LONGEST) return name;
  const cut = signs.slice(0, LONGEST).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
