/**
 * The choice after rows of a partial list were ticked: only the rows shown change, so that rows hidden by a search or
 * on another page stay chosen.
 */
export function mergeChoice(chosen: readonly number[], shown: readonly number[], ticked: readonly number[]): number[] {
  const kept = chosen.filter((id) => !shown.includes(id) || ticked.includes(id));
  const added = shown.filter((id) => ticked.includes(id) && !chosen.includes(id));
  return [...kept, ...added];
}
