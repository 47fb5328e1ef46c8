/**
 * Sent as text in the head of every page (`EarlyScript`), so it must not refer to anything outside itself.
 *
 * Delayed, since only later visits profit. Where service workers are not allowed, there is no offline page
 * (`public/sw.js`).
 */
export function registerServiceWorker(locale: string): void {
  setTimeout(() => navigator.serviceWorker?.register(`/sw.js?lang=${locale}`).catch(() => undefined), 5_000);
}
