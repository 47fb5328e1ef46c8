import { useLocation } from 'react-router';
import { useLocale, useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { inLanguage } from './in-language.ts';
import { PageMetadata } from './page-metadata.tsx';

interface PageTitleProps {
  /** Without one the title is the mall's (home page). */
  name?: string;
  /** For search results; by default the mall's own description. */
  description?: string;
  /** Canonical path and query, if the query decides the content. */
  address?: string;
  /** Path of a picture for link previews; by default the mall's own. */
  picture?: string;
}

/** Title, description and canonical address; rendered by every page. */
export function PageTitle({ name, description, address, picture }: PageTitleProps) {
  const text = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const shell = useShell();
  const { mall } = shell;
  const title = name ? `${name} · ${mall.title}` : mall.title;
  const about = description || text('shell.description', { mall: mall.companyName });
  const own = address ?? (pathname === '/index' ? '/' : pathname);
  const isInLanguage = new URLSearchParams(search).has('lang');
  const canonical = new URL(isInLanguage ? inLanguage(own, locale) : own, shell.address).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={canonical} />
      {import.meta.env.SSR && (
        <PageMetadata
          shell={shell}
          title={title}
          description={about}
          address={own}
          canonical={canonical}
          picture={picture}
        />
      )}
    </>
  );
}
