import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../../words/words.tsx';
import type { Banner } from './banners.ts';

/** The first across the whole width, the rest in pairs under it. */
export function Adverts({ banners }: { banners: readonly Banner[] }) {
  const text = useText();
  if (banners.length === 0) return null;
  return (
    <section aria-label={text('home.offers')} className="page-column grid gap-3 md:gap-4 xl:grid-cols-2">
      {banners.map((banner, index) => (
        <Advert key={banner.id} banner={banner} wide={index === 0 && banners.length % 2 === 1} />
      ))}
    </section>
  );
}

function Advert({ banner, wide }: { banner: Banner; wide: boolean }) {
  const { title, subtitle, action, link, picture } = banner;
  return (
    <article
      className={`relative isolate h-32 overflow-hidden rounded-card bg-well text-on-picture md:h-37.5 ${wide ? 'xl:col-span-2' : ''}`}
    >
      <Picture
        path={picture}
        alt=""
        sizes="1200px"
        mirrored
        className={`-z-10 absolute inset-0 size-full object-[72%_50%] object-cover md:object-[95%_50%] ${wide ? '' : 'xl:object-[76%_50%]'}`}
      />
      <div className="banner-scrim -z-10 absolute inset-0" />
      <div className="flex h-full max-w-[52%] flex-col justify-center ps-5 md:ps-8">
        <h2 className="text-balance font-bold text-base md:text-lg">
          {link ? (
            <Link to={link.to} target={link.newTab ? '_blank' : undefined} className="covers-parent">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {subtitle && <p className="mt-1 line-clamp-2 text-xs md:text-sm">{subtitle}</p>}
        {link && action && (
          <p aria-hidden className="mt-2 flex items-center gap-1 font-semibold text-xs md:mt-3 md:text-sm">
            {action}
            <ArrowRight className="flip-rtl size-4" />
          </p>
        )}
      </div>
    </article>
  );
}
