import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { BannerArt } from '../../ui/pictures/banner-art.tsx';
import type { Banner, BannerLink } from './banners.ts';

interface CarouselSlideProps {
  banner: Banner;
  position: number;
  total: number;
  /** Scrolled out of view: not focusable and hidden from screen readers. */
  away: boolean;
  /** Without its picture, which would load at the same time as that of the slide in view. */
  plain: boolean;
}

const ART_CLASS = '[--art-at:0.58] md:[--art-at:0.66] xl:[--art-at:0.4] max-md:rtl:[--art-at:0.5]';

export function CarouselSlide({ banner, position, total, away, plain }: CarouselSlideProps) {
  const text = useText();
  return (
    <li
      aria-roledescription={text('home.slide')}
      aria-label={text('home.slidePosition', { position, total })}
      inert={away}
      className="relative isolate w-full shrink-0 snap-start overflow-hidden bg-well"
    >
      <BannerArt
        path={banner.picture}
        // Shown as wide as it is high, which on phones is far wider than the screen: there two thirds of that are sharp
        // enough.
        sizes="(width < 768px) 730px, max(100vw, 1058px)"
        eager={position === 1}
        middle={0.69}
        reach={0.205}
        className={plain ? `hidden noscript:block ${ART_CLASS}` : ART_CLASS}
      />
      <div className="banner-scrim -z-10 absolute inset-0" />
      <div className="page-column flex h-full flex-col items-start justify-center pb-10 text-on-picture md:pb-14 xl:ps-70 xl:pb-10">
        <h2 className="max-w-[60%] font-bold text-display md:max-w-108 [&:lang(zh)]:break-keep">{banner.title}</h2>
        {banner.subtitle && (
          <p className="mt-2 line-clamp-1 max-w-84 text-pretty text-sm max-sm:hidden md:mt-3 xl:mt-4 xl:line-clamp-3 xl:text-base [&:lang(zh)]:break-keep">
            {banner.subtitle}
          </p>
        )}
        {banner.link && <SlideLink banner={banner} link={banner.link} />}
      </div>
    </li>
  );
}

/** Has a button when the banner has a label for it; the whole slide is clickable either way. */
function SlideLink({ banner, link }: { banner: Banner; link: BannerLink }) {
  const linkClassName = banner.action
    ? `${buttonClass('picture', 'small')} static! mt-4 md:min-h-11 md:px-5 xl:mt-6`
    : 'focus-visible:after:outline-2 focus-visible:after:-outline-offset-4';
  return (
    <Link
      to={link.to}
      target={link.newTab ? '_blank' : undefined}
      draggable={false}
      className={`covers-parent ${linkClassName}`}
    >
      {banner.action || <span className="sr-only">{banner.title}</span>}
    </Link>
  );
}
