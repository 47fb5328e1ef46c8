import type { MessageId } from '@galleria/i18n/message-id';
import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { PageTitle } from '../seo/page-title.tsx';

interface PurchaseHeadingProps {
  title: MessageId<'storefront'>;
  /** False if the page has its own heading; then only title and meta elements are rendered. */
  isShown?: boolean;
  /** A link back, beside the heading. */
  children?: ReactNode;
}

/** Heading of the checkout pages, which are private and not indexed. */
export function PurchaseHeading({ title, isShown = true, children }: PurchaseHeadingProps) {
  const name = useText()(title);
  return (
    <header className={isShown ? 'mb-4 flex flex-wrap items-center justify-between gap-x-6 md:mb-6' : ''}>
      <PageTitle name={name} />
      <meta name="robots" content="noindex" />
      {isShown && <h1 className="font-bold text-xl">{name}</h1>}
      {children}
    </header>
  );
}
