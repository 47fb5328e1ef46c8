import { useLocation } from 'react-router';
import { useText } from '../words/words.tsx';
import { useShell } from './shell-data.ts';

interface PageTitleProps {
  /** Without one the page is called after the mall (the home page). */
  name?: string;
  /** Its first words, for who finds it in a list; without them the mall speaks for itself. */
  description?: string;
  /** Path and query under which the page is to be known, where the query decides what is on it. */
  address?: string;
}

/** Every page renders one: what the page is called, what it is about and where it is at home. */
export function PageTitle({ name, description, address }: PageTitleProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { mall, address: mallAddress } = useShell();
  const home = pathname === '/index' ? '/' : pathname;
  return (
    <>
      <title>{name ? `${name} · ${mall.title}` : mall.title}</title>
      <meta name="description" content={description || text('shell.description', { mall: mall.companyName })} />
      <link rel="canonical" href={new URL(address ?? home, mallAddress).href} />
    </>
  );
}
