/** Long enough to register an account. */
const TTL_MS = 15 * 60_000;

/**
 * An action that a guest had to sign in for, remembered in this tab (`sessionStorage`), so that it is resumed
 * afterwards even if signing in led to another page.
 */
export function pendingIntent<Payload>(key: string, isPayload: (value: unknown) => value is Payload) {
  return {
    remember(payload: Payload): void {
      try {
        sessionStorage.setItem(key, JSON.stringify({ payload, expiresMs: Date.now() + TTL_MS }));
      } catch {
        // Storage is forbidden: the guest has to click again.
      }
    },
    /** Returns and removes the intent. One that does not match `isWanted` stays for another component. */
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
