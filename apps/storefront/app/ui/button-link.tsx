import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts';

interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
}

export function ButtonLink({ tone = 'solid', size = 'medium', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${buttonLook(tone, size)} ${className}`} {...rest} />;
}
