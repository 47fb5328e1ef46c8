/*
 * Shows a page of the mall's own when there is no network, and does nothing else: every page comes from the mall, none
 * from a cache, so nobody ever sees an old price or somebody else's session. The page registers it with its language as
 * a query, so that another language is another script, which fetches the offline page anew.
 */
const CACHE = 'offline';
const OFFLINE_PAGE = '/offline';
/** Consoles have their own way to say that nothing can be reached. */
const CONSOLE = /^\/(merchant|platform)(\/|$)/;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePage());
  // Where browsers can be told so, everything but pages goes past this script without starting it.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => undefined);
});

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

/** The request for a page leaves while this script starts. */
addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || CONSOLE.test(new URL(url).pathname)) return;
  event.respondWith(pageOrOffline(event));
});

async function pageOrOffline({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const kept = await caches.match(OFFLINE_PAGE, { cacheName: CACHE, ignoreVary: true });
    return kept ?? Response.error();
  }
}
