/** Interface between the inline script in the head and the page's modules. */
interface EarlyInteractions {
  /** Resolves with the first interaction of any kind. */
  readonly interacted: Promise<void>;
  /** Hydrates the waiting parts without an interaction: React shows new data in them only once they are hydrated. */
  readonly wake: () => void;
  /** Marks a part as interactive: the events held for it are repeated, once and in order. */
  readonly markHydrated: (part: string) => void;
  /** Parts that are hydrated so far. */
  readonly hydrated: ReadonlySet<string>;
  /** The scripts failed to load: held events get the browser's default behaviour. */
  readonly releaseAll: () => void;
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

/** Everything outside the parts that hydrate later. The inline script repeats this literal. */
export const WHOLE_PAGE = 'page';

/**
 * Sent as text in the head of every page (`EarlyScript`), so it must not refer to anything outside itself but its
 * argument, which is sent as text too.
 *
 * Holds events of parts that are not hydrated yet: clicks on buttons without default behaviour, changes of radio buttons
 * and check boxes, and events of links, forms and selects that are marked with `data-early` because the page's script
 * handles them. Other links, forms and popovers are left to the browser. A held event is not propagated: React would
 * answer some of them too.
 */
export function recordEarlyInteractions(repeatChange: typeof repeatChangeOf): void {
  const hydrated = new Set<string>();
  const { promise: interacted, resolve: noteInteraction } = Promise.withResolvers<void>();
  let held: Held[] = [];
  let hasReleasedAll = false;

  // The last two come from another tab, whose changes (a sign-out) must be shown here.
  const activity = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate', 'storage', 'visibilitychange'];
  for (const type of activity) addEventListener(type, noteActivity, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('change', holdChange, true);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && releaseAll(), true);
  window.earlyInteractions = { interacted, wake: noteInteraction, markHydrated, hydrated, releaseAll };

  /** Browsers send a move without distance to an element that appears under a resting mouse. */
  function noteActivity(event: Event): void {
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
    const isSelect = target instanceof HTMLSelectElement && target.hasAttribute('data-early');
    const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
    if (isSelect || isChoice) hold(event, target, repeatChange(target));
  }

  function hold(event: Event, element: HTMLElement, repeat: (element: HTMLElement) => void): void {
    const root = element.closest<HTMLElement>('[data-hydrates-later]');
    const part = root?.id ?? 'page';
    if (hasReleasedAll || hydrated.has(part)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    noteInteraction();
    const peers = () => [...document.querySelectorAll<HTMLElement>(`${root ? `#${part} ` : ''}${element.localName}`)];
    const position = peers().indexOf(element);
    // Repeated taps on the same control count once.
    held = held.filter((one) => one.element !== element);
    // A part that was rendered again instead of hydrated has a new element in the same position.
    const current = () => (element.isConnected ? element : (peers()[position] ?? element));
    held.push({ part, element, repeat: () => repeat(current()) });
  }

  function markHydrated(part: string): void {
    hydrated.add(part);
    repeatHeld((one) => one.part === part);
  }

  function releaseAll(): void {
    hasReleasedAll = true;
    repeatHeld(() => true);
  }

  /** Each in a task of its own, so that React has rendered the result of one click before the next. */
  function repeatHeld(isDue: (one: Held) => boolean): void {
    for (const { repeat } of held.filter(isDue)) setTimeout(repeat);
    held = held.filter((one) => !isDue(one));
  }
}

/**
 * Returns the function that repeats a change. Hydration keeps a choice that was made in the document, but React does not
 * notice it: the choice is taken back and made again by a click, unless another one has replaced it.
 */
export function repeatChangeOf(target: HTMLSelectElement | HTMLInputElement): (current: HTMLElement) => void {
  const isChosen = target instanceof HTMLInputElement && target.checked;
  return (current) => {
    if (!(current instanceof HTMLInputElement)) {
      current.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    if (current === target && target.checked !== isChosen) return;
    if (current.checked === isChosen) current.checked = !isChosen;
    current.click();
  };
}
