import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { BannerArt } from '../../ui/pictures/banner-art.tsx';
import type { Banner } from './banners.ts';

/** The first one spans the whole width, the others follow in pairs; on phones all are in a row to swipe. */
export function Adverts({ banners }: { banners: readonly Banner[] }) {
  const text = useText();
  if (banners.length === 0) return null;
  return (
    <section aria-label={text('home.offers')} className="page-column">
      <div className="swipe-row gap-3 md:grid md:gap-4 xl:grid-cols-2">
        {banners.map((banner, index) => (
          <Advert key={banner.id} banner={banner} wide={index === 0 && banners.length % 2 === 1} />
        ))}
      </div>
    </section>
  );
}

function Advert({ banner, wide }: { banner: Banner; wide: boolean }) {
  const { title, subtitle, action, link, picture } = banner;
  return (
    <article
      className={`relative isolate grid min-h-32 items-center overflow-hidden rounded-card bg-well py-3 text-on-picture max-md:w-[85%] max-md:shrink-0 max-md:snap-start md:min-h-37.5 ${wide ? 'xl:col-span-2' : ''}`}
    >
      <BannerArt
        path={picture}
        sizes="1200px"
        middle={0.825}
        reach={0.148}
        className={`[--art-at:0.72] md:[--art-at:0.95] ${wide ? '' : 'xl:[--art-at:0.76]'}`}
      />
      <div className="banner-scrim -z-10 absolute inset-0" />
      <div className="max-w-[52%] ps-5 md:ps-8">
        <h2 className="text-balance font-bold text-base md:text-lg [&:lang(zh)]:break-keep">
          {link ? (
            <Link to={link.to} target={link.newTab ? '_blank' : undefined} className="covers-parent">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {subtitle && (
          <p className="mt-1 line-clamp-2 text-pretty text-xs md:text-sm [&:lang(zh)]:break-keep">{subtitle}</p>
        )}
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
