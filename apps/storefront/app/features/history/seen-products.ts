const KEY = 'seenProducts';
const MOST_KEPT = 12;

/** What this browser looked at lately, the latest first. For guests: the mall remembers it for those it knows. */
export function seenProducts(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_KEPT) : [];
  } catch {
    // Nothing may be stored here, or somebody else wrote something there.
    return [];
  }
}

export function rememberSeen(prodId: number): void {
  const ids = [prodId, ...seenProducts().filter((id) => id !== prodId)].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Then it is forgotten, which nobody minds.
  }
}
