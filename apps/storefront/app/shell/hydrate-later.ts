/*
 * For `lazy`: puts off the script of a part that the server has rendered. Its HTML stands, and its links, forms and
 * popovers work without us. As soon as somebody does anything at all the script comes, so that no navigation ever has
 * to wait for it. Where the part is not on the page yet (on the server, or made in the browser) it is needed at once.
 */

/** The last two are life in another tab, whose news (a sign-out) must be shown here. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate', 'storage', 'visibilitychange'];

/** On the way in: React lets no press inside a part that it has not taken over yet out again. */
const HEARD_FIRST = { capture: true, once: true, passive: true };

const signOfLife =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        for (const sign of SIGNS_OF_LIFE) addEventListener(sign, () => resolve(), HEARD_FIRST);
      });

export async function onSignOfLife(elementId: string): Promise<void> {
  if (rendered(elementId)) await signOfLife;
}

/** Also as soon as there is leisure where fingers may come: they give no sign before they touch. */
export async function beforeTouch(elementId: string): Promise<void> {
  if (rendered(elementId)) await Promise.race([signOfLife, leisureUnderFingers()]);
}

/** Also when the part scrolls near. */
export async function onApproach(elementId: string): Promise<void> {
  const element = rendered(elementId);
  if (element) await Promise.race([signOfLife, nearView(element)]);
}

/** While the mall is being built nothing waits: the development server's reloads would leave such parts empty. */
function rendered(elementId: string): Element | null {
  if (typeof document === 'undefined' || import.meta.env.DEV) return null;
  return document.getElementById(elementId);
}

function nearView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch: IntersectionObserverCallback = (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    new IntersectionObserver(watch, { rootMargin: '200px' }).observe(element);
  });
}

/** Phones have sheets instead of what opens in the page. */
function leisureUnderFingers(): Promise<void> {
  return new Promise((resolve) => {
    if (!matchMedia('(any-pointer: coarse) and (width >= 768px)').matches) return;
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}
