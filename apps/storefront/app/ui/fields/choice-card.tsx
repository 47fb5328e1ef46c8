import { type ComponentProps, type ReactNode, useId } from 'react';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'children'> {
  /** Its content is also its accessible name; links inside need `relative z-10`. */
  children: ReactNode;
  className?: string;
}

/** A radio button as a card: the whole card is clickable. */
export function ChoiceCard({ children, className = '', ...input }: ChoiceCardProps) {
  const id = useId();
  return (
    <div
      className={`relative flex items-start gap-3 rounded-card border border-edge bg-mist p-3.5 transition-[background-color,border-color] hover:border-ink has-checked:border-brand has-disabled:border-line has-checked:ring-1 has-checked:ring-brand has-checked:ring-inset has-disabled:bg-well has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-aria-invalid:border-danger ${className}`}
    >
      <input
        type="radio"
        aria-labelledby={id}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        {...input}
      />
      <span
        aria-hidden
        className="mt-0.5 size-4 shrink-0 rounded-full border border-edge bg-mist peer-checked:border-5 peer-checked:border-brand peer-disabled:opacity-50"
      />
      <div id={id} className="min-w-0 flex-1 text-sm">
        {children}
      </div>
    </div>
  );
}
