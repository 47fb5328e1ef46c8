/**
 * What is chosen after somebody ticked rows of a list that shows a part of everything: a row decides about itself only, so
 * that what a search or another page has taken out of sight stays chosen.
 */
export function mergeChoice(chosen: readonly number[], shown: readonly number[], ticked: readonly number[]): number[] {
  const kept = chosen.filter((id) => !shown.includes(id) || ticked.includes(id));
  const added = shown.filter((id) => ticked.includes(id) && !chosen.includes(id));
  return [...kept, ...added];
}
