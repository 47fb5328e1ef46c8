import type { ReactNode } from 'react';

/** The edge around a search, which is also its focus ring: what is typed into is the whole of it. */
export function SearchFrame({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return (
    <search
      className={`group/search relative flex w-full rounded-control border-2 border-ink bg-mist has-[:is(input,select):focus-visible]:outline-2 has-[:is(input,select):focus-visible]:outline-ink ${small ? 'h-10' : 'h-12'}`}
    >
      {children}
    </search>
  );
}
