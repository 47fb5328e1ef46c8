const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const START = `(${startScripts})()`;

/**
 * Defers the scripts of a finished page until it is painted: nothing visible needs them, and on a slow connection they
 * would compete with the style sheet, the font and the first picture. Interactions before that are recorded.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const modules: string[] = [];
  const withoutPreloads = html.replace(MODULE_PRELOAD, (_, href: string) => {
    modules.push(href);
    return '';
  });
  return withoutPreloads.replace(
    MODULE_SCRIPT,
    (_, attributes: string, text: string) =>
      `<script${attributes} type="text/plain" data-modules="${modules.join(' ')}">${text}</script>` +
      `<script nonce="${nonce}">${START}</script>`,
  );
}

/**
 * Sent as text right after the element with the page's module script, so it must not refer to anything outside itself.
 * Waits for a paint entry of the browser: after an animation frame alone, scripts would still compete with the first
 * picture. A page in the background is never painted, so it starts at once; if no paint is reported, it starts after
 * two seconds.
 */
function startScripts(): void {
  const MAX_WAIT_MS = 2_000;
  const holder = document.currentScript?.previousElementSibling as HTMLScriptElement;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of holder.dataset.modules?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = holder.nonce;
    script.textContent = holder.textContent;
    document.head.append(script);
  };
  if (document.visibilityState === 'hidden') start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, MAX_WAIT_MS);
}
