/** Long enough to register. */
const TTL_MS = 15 * 60_000;

/**
 * What a guest was about to do when they were asked to sign in: remembered in this tab, so that it can be done
 * afterwards, also when signing in led to another page.
 */
export function pendingIntent<Payload>(key: string, isPayload: (value: unknown) => value is Payload) {
  return {
    remember(payload: Payload): void {
      try {
        sessionStorage.setItem(key, JSON.stringify({ payload, expiresMs: Date.now() + TTL_MS }));
      } catch {
        // Storage is forbidden: they have to click again.
      }
    },
    /** The intent, once; with a condition only if it is met, else it stays for another taker. */
    take(isWanted: (payload: Payload) => boolean = () => true): Payload | undefined {
      try {
        const { payload, expiresMs }: { payload?: unknown; expiresMs?: unknown } = JSON.parse(
          sessionStorage.getItem(key) ?? '{}',
        );
        if (!isPayload(payload) || !isWanted(payload)) return undefined;
        sessionStorage.removeItem(key);
        return Number(expiresMs) > Date.now() ? payload : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
