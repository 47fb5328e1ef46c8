/** The only thing that the inline script in the head and the page's modules share. */
interface EarlyInteractions {
  /** Resolves with the first interaction of any kind. */
  readonly interacted: Promise<void>;
  /** The page has news by itself. React shows them only when the parts that wait for an interaction are hydrated. */
  readonly wake: () => void;
  /** A part of the page is interactive now: what was held for it is repeated, once and in order. */
  readonly markHydrated: (part: string) => void;
  /** The parts so far. */
  readonly hydrated: ReadonlySet<string>;
  /** The scripts will not come: what was held happens as it does without scripts. */
  readonly giveUp: () => void;
}

declare global {
  interface Window {
    earlyInteractions?: EarlyInteractions;
  }
}

interface Held {
  readonly part: string;
  readonly element: HTMLElement;
  readonly repeat: () => void;
}

/** Everything outside the parts that hydrate later. The inline script repeats this name. */
export const WHOLE_PAGE = 'page';

/**
 * Sent as text in the head of every page (`EarlyScript`), so it must not refer to anything outside itself.
 *
 * Holds interactions with parts that are not hydrated yet: clicks on buttons that do nothing by themselves, and what
 * happens to links, forms and selects that are marked with `data-early` because the page's script handles them. Other
 * links, forms and popovers are left to the browser. A held event goes no further: React would answer some of them too.
 */
export function recordEarlyInteractions(): void {
  const hydrated = new Set<string>();
  const { promise: interacted, resolve: noteInteraction } = Promise.withResolvers<void>();
  let held: Held[] = [];
  let hasGivenUp = false;

  // The last two happen in another tab, whose news (a sign-out) must be shown here.
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate', 'storage', 'visibilitychange'];
  for (const sign of signs) addEventListener(sign, hearSign, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('change', holdChange, true);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
  window.earlyInteractions = { interacted, wake: noteInteraction, markHydrated, hydrated, giveUp };

  /** Browsers send a move without distance to whatever appears under a resting mouse. */
  function hearSign(event: Event): void {
    const isResting =
      event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isResting) noteInteraction();
  }

  function holdClick(event: MouseEvent): void {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const control = target.closest<HTMLElement>('a, button');
    if (control && isForScript(control)) hold(event, control, (element) => element.click());
  }

  function isForScript(control: HTMLElement): boolean {
    if (!(control instanceof HTMLButtonElement)) return control.hasAttribute('data-early');
    return control.type === 'button' && !control.popoverTargetElement;
  }

  function holdSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-early')) return;
    hold(event, form, (element) => {
      const isSame = element === form && submitter?.isConnected;
      if (element instanceof HTMLFormElement) element.requestSubmit(isSame ? submitter : undefined);
    });
  }

  function holdChange(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || !target.hasAttribute('data-early')) return;
    hold(event, target, (element) => element.dispatchEvent(new Event('change', { bubbles: true })));
  }

  function hold(event: Event, element: HTMLElement, repeat: (element: HTMLElement) => void): void {
    const root = element.closest<HTMLElement>('[data-hydrates-later]');
    const part = root?.id ?? 'page';
    if (hasGivenUp || hydrated.has(part)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    noteInteraction();
    const alike = () => [...document.querySelectorAll<HTMLElement>(`${root ? `#${part} ` : ''}${element.localName}`)];
    const position = alike().indexOf(element);
    // Repeated taps on the same control count once.
    held = held.filter((one) => one.element !== element);
    // A part that was rendered again instead of hydrated has another element in the same place.
    const current = () => (element.isConnected ? element : (alike()[position] ?? element));
    held.push({ part, element, repeat: () => repeat(current()) });
  }

  function markHydrated(part: string): void {
    hydrated.add(part);
    repeatHeld((one) => one.part === part);
  }

  function giveUp(): void {
    hasGivenUp = true;
    repeatHeld(() => true);
  }

  /** Each in a task of its own: React has rendered what one click changed before the next one comes. */
  function repeatHeld(isDue: (one: Held) => boolean): void {
    const due = held.filter(isDue);
    held = held.filter((one) => !due.includes(one));
    for (const { repeat } of due) setTimeout(repeat);
  }
}
