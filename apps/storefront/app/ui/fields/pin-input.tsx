import type { ComponentProps } from 'react';

const BOXES = [1, 2, 3, 4, 5, 6];

/** Boxes are 40 px wide and 8 px apart; a monospaced digit is 1ch wide and is centred in its box. */
const IN_BOXES =
  '[font-family:monospace] [letter-spacing:calc(48px-1ch)] ps-[calc(20px-0.5ch)] w-[calc(100%+48px)] [-webkit-text-security:disc]';

/**
 * Six digits in six boxes. A single input, so that pasting, deleting and screen readers work as usual, and of type
 * text, so that no password manager stores it. The digits are shown as dots.
 */
export function PinInput(attributes: ComponentProps<'input'>) {
  return (
    <span
      dir="ltr"
      className="group relative block w-fit overflow-clip rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-4 rtl:self-start"
    >
      <span aria-hidden className="flex gap-2">
        {BOXES.map((box) => (
          <span
            key={box}
            className="h-12 w-10 rounded-control border border-edge bg-mist group-hover:border-ink group-has-aria-invalid:border-danger"
          />
        ))}
      </span>
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]{6}"
        maxLength={BOXES.length}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
        spellCheck={false}
        className={`absolute inset-y-0 start-0 bg-transparent text-lg outline-none ${IN_BOXES}`}
        {...attributes}
      />
    </span>
  );
}
