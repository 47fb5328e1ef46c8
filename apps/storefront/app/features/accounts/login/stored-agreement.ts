const KEY = 'agreedToTerms';

/** Whether the terms were accepted in this browser before: a box that was ticked once is ticked the next time. */
export function hasStoredAgreement(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function storeAgreement(isGiven: boolean): void {
  try {
    if (isGiven) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: the box starts unticked the next time.
  }
}
