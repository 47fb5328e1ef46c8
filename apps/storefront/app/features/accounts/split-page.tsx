import type { ReactNode } from 'react';
import { Picture } from '../../ui/pictures/picture.tsx';

/** The mall's picture beside a form; on narrow windows only the form. */
export function SplitPage({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className="page-column grid items-start gap-6 py-6 md:py-10 lg:grid-cols-[1fr_28rem] lg:py-14">
      <div className="relative h-156 overflow-hidden rounded-card bg-brand-tint max-lg:hidden">
        {picture && (
          <Picture
            path={picture}
            alt=""
            sizes="(min-width: 1200px) 728px, 60vw"
            eager
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="card mx-auto w-full max-w-md px-5 py-6 sm:px-8 sm:py-8">{children}</div>
    </div>
  );
}
