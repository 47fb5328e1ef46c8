import type { ReactNode } from 'react';
import { PageTitle } from '../features/seo/page-title.tsx';

/** Title, introduction and actions of a page. */
export function PageHead({ name, intro, children }: { name: string; intro?: string; children?: ReactNode }) {
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-6">
      <PageTitle name={name} />
      <div>
        <h1 className="font-bold text-xl">{name}</h1>
        {intro && <p className="mt-1 text-pretty text-ink-soft text-sm">{intro}</p>}
      </div>
      {children}
    </header>
  );
}
