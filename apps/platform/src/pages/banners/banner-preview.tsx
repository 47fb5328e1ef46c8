import { useLocale } from '@galleria/console-kit/console-context';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { textIn } from '@galleria/domain/site/locales';
import type { BannerValues } from './banner-drawer.tsx';
import './banners.css';

/** Live preview of the banner as shoppers will see it. */
export function BannerPreview({ values: { picture, pictures, title, subtitle, action } }: { values: BannerValues }) {
  const locale = useLocale();
  const shown = pictures?.[locale] || picture;
  return (
    <div className="banner-preview" style={shown ? { backgroundImage: `url("${pictureUrl(shown, 960)}")` } : undefined}>
      <div className="banner-preview-words">
        {title && textIn(title, locale) && <strong>{textIn(title, locale)}</strong>}
        {subtitle && textIn(subtitle, locale) && <span>{textIn(subtitle, locale)}</span>}
        {action && textIn(action, locale) && <span className="banner-preview-action">{textIn(action, locale)}</span>}
      </div>
    </div>
  );
}
