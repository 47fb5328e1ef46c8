import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useText } from '../messages/messages.tsx';
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** An action is in progress: the button keeps its width and focus, and ignores clicks. */
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
      className={`${buttonClass(tone, size)} ${className}`}
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

interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
}

export function ButtonLink({ tone = 'solid', size = 'medium', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${buttonClass(tone, size)} ${className}`} {...rest} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className = '', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-[background-color] hover:bg-well disabled:opacity-40 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-40 [&_svg]:size-5 ${className}`}
      {...attributes}
    >
      {icon}
    </button>
  );
}
