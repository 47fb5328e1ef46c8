/**
 * Runs in the page, as text, right behind the element that holds the page's module script: it may use nothing from outside.
 * It waits until the browser says that something is on the screen: after a frame was only drawn, scripts would still take the
 * room of the first picture. A page in the background is not painted at all, and one that a browser holds back is not waited for.
 */
export function startScripts(): void {
  const LONGEST_WAIT_MS = 2_000;
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
  setTimeout(start, LONGEST_WAIT_MS);
}
