import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import { loadLateMessages } from '../messages/late-messages.ts';
import { useAccount } from '../visit/use-account.ts';
import { type CacheScope, SharedPartContext, useCachedHtml } from './part-cache.ts';

const pageWatch = Promise.withResolvers<void>();

/**
 * Called when `PageWatch` is hydrated. It loads with the first interaction too; held taps on other parts are repeated
 * after it.
 */
export function markPageWatchHydrated(): void {
  pageWatch.resolve();
}

/** Resolves when a part is to be hydrated, given its server-rendered element. */
type Trigger = (element: Element) => Promise<unknown> | undefined;

interface LatePart<Props> {
  /** Id of the element around it; unique on a page. */
  id: string;
  when: Trigger;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Hydrate at once for buyers, so that they see their own data (hearts) without an interaction. */
  atOnceForBuyers?: boolean;
  className?: string;
  /**
   * The server may reuse the HTML it rendered a moment ago for the same data. Nothing in the part may be hoisted into
   * the head.
   */
  cacheScope?: CacheScope;
  /** Shown while the browser renders the part itself, after a navigation. */
  fallback?: ReactNode;
}

/**
 * A part of a page that is hydrated later than the page. Its server-rendered HTML stays, with links, forms and popovers
 * that work without scripts; other interactions are held until it is hydrated (README.md). If it is not on the page yet
 * (on the server, or after a navigation) it is loaded at once.
 */
export function hydrateLater<Props extends object>(part: LatePart<Props>): ComponentType<Props> {
  const { id, when, load, atOnceForBuyers = false, className, fallback, cacheScope } = part;
  const { promise: buyerSignedIn, resolve: hydrateForBuyer } = Promise.withResolvers<void>();

  const Content: ComponentType<Props> = lazy(async () => {
    const element = renderedElement(id);
    if (element) await Promise.race([when(element), buyerSignedIn]);
    const [{ default: Loaded }] = await Promise.all([load(), loadLateMessages()]);
    return {
      default: function Hydrated(props: Props) {
        useEffect(() => {
          // A repeated tap may lead guests to a page that needs a sign-in; `PageWatch` opens the popup for that.
          void pageWatch.promise.then(() => window.earlyInteractions?.markHydrated(id));
        }, []);
        const content = <Loaded {...props} />;
        if (!import.meta.env.SSR || cacheScope !== 'everyone') return content;
        return <SharedPartContext value>{content}</SharedPartContext>;
      },
    };
  });

  // Memoised: rendering again without new props would replace HTML that waits for its script.
  return memo(function LatePart(props: Props) {
    const cachedHtml = useCachedHtml(cacheScope && { id, cacheScope, isOfPage: Object.keys(props).length > 0 });
    if (cachedHtml !== undefined) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself rendered it, a moment ago
      return <div id={id} data-hydrates-later className={className} dangerouslySetInnerHTML={{ __html: cachedHtml }} />;
    }
    return (
      <div id={id} data-hydrates-later className={className}>
        {atOnceForBuyers && <HydrateForBuyer call={hydrateForBuyer} />}
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </div>
    );
  });
}

function HydrateForBuyer({ call }: { call: () => void }) {
  const account = useAccount();
  useEffect(() => {
    if (account) call();
  }, [account, call]);
  return null;
}

export const onInteraction: Trigger = () => window.earlyInteractions?.interacted;

/**
 * Also when the browser is idle on a large touch screen, where no pointer move precedes a tap. Phones have sheets
 * instead.
 */
export const onInteractionOrIdleTouch: Trigger = () =>
  Promise.race([window.earlyInteractions?.interacted, whenIdleOnTouchScreen()]);

/** Also when the part scrolls near. */
export const onApproach: Trigger = (element) =>
  Promise.race([window.earlyInteractions?.interacted, whenNearViewport(element)]);

/** In development nothing waits: reloads by the development server would leave such parts empty. */
function renderedElement(id: string): Element | null {
  if (typeof document === 'undefined' || import.meta.env.DEV) return null;
  return document.getElementById(id);
}

function whenNearViewport(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch: IntersectionObserverCallback = (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    new IntersectionObserver(watch, { rootMargin: '200px' }).observe(element);
  });
}

function whenIdleOnTouchScreen(): Promise<void> {
  return new Promise((resolve) => {
    if (!matchMedia('(any-pointer: coarse) and (width >= 768px)').matches) return;
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}
