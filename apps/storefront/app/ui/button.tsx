import type { ComponentProps } from 'react';
import { useText } from '../words/words.tsx';
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Work is under way: the button keeps its width and its focus, and does nothing. */
  busy?: boolean;
}

export function Button({ tone = 'solid', size = 'medium', busy = false, className = '', ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...attributes } = rest;
  const text = useText();
  return (
    <button
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={`${buttonLook(tone, size)} ${className}`}
      {...attributes}
    >
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>{children}</span>
      {busy && (
        <span role="status" className="absolute inset-0 grid place-items-center">
          <span className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent" />
          <span className="sr-only">{text('ui.busy')}</span>
        </span>
      )}
    </button>
  );
}
