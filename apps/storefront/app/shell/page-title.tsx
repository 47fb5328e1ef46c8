import { useLocation } from 'react-router';
import { ForMachines } from '../features/seo/for-machines.tsx';
import { inLanguage } from '../features/seo/in-language.ts';
import { useLocale, useText } from '../words/words.tsx';
import { useShell } from './shell-data.ts';

interface PageTitleProps {
  /** Without one the page is called after the mall (the home page). */
  name?: string;
  /** Its first words, for who finds it in a list; without them the mall speaks for itself. */
  description?: string;
  /** Path and query under which the page is to be known, where the query decides what is on it. */
  address?: string;
  /** The path of a picture, for who shows a link to the page; without one it is the mall's own. */
  picture?: string;
}

/** Every page renders one: what the page is called, what it is about and where it is at home. */
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
        <ForMachines
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
