/**
 * Runs in the page, as text, right behind the element that holds the page's module script: it may use nothing from outside.
 * A frame is painted between the callback and the timer. A page in the background is not painted at all.
 */
export function startScripts(): void {
  const holder = document.currentScript?.previousElementSibling as HTMLScriptElement;
  const start = () => {
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
  else requestAnimationFrame(() => setTimeout(start));
}
