import type { ComponentProps, MouseEvent } from 'react';
import { ButtonLink } from '../button.tsx';
import { isPlainClick } from './plain-click.ts';

interface OpenHereProps extends ComponentProps<typeof ButtonLink> {
  onOpen: () => void;
}

/** Opens a form over the page; without scripts, or in a new tab, it is a link to the page with the form in place. */
export function OpenHere({ onOpen, ...link }: OpenHereProps) {
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  }
  return <ButtonLink preventScrollReset onClick={open} {...link} />;
}
