import { useLocale, useText } from '@galleria/console-kit/console-context';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import type { SiteValues } from './page.tsx';

const DEFAULT_NAME = 'Galleria';

/** Live preview of the storefront's frame with unsaved values: browser tab, top bar, header and footer. */
export function SitePreview({ values }: { values: SiteValues }) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const name = values.pcCompanyName || DEFAULT_NAME;
  const textOf = (texts: LocaleTexts | undefined, fallback: string) => textIn(texts ?? {}, locale) || fallback;
  return (
    <>
      <div className="site-preview" data-testid="site-preview">
        <div className="site-preview-tab">
          {values.pcTitleImg && <img src={pictureUrl(values.pcTitleImg, 32)} alt="" width={16} height={16} />}
          <span>{textOf(values.pcTitleContent, name)}</span>
        </div>
        <div className="site-preview-top">
          {textOf(values.pcWelcome, text('platformSite.preview.welcome', { name }))}
        </div>
        <div className="site-preview-header">
          {values.pcLogoImg && <img src={pictureUrl(values.pcLogoImg, 96)} alt="" height={36} />}
          <strong>{textOf(values.pcLogoImgText, name)}</strong>
          <span className="site-preview-search">{text('platformSite.preview.search')}</span>
        </div>
        {values.pcLoginBgImg && (
          <img className="site-preview-backdrop" src={pictureUrl(values.pcLoginBgImg, 640)} alt="" />
        )}
        <div className="site-preview-footer">
          <span>{textOf(values.pcCompanyInfo, name)}</span>
          {values.pcQrcodeImg && <img src={pictureUrl(values.pcQrcodeImg, 128)} alt="" width={64} height={64} />}
          <span>{textOf(values.pcCopyright, text('platformSite.preview.copyright', { name }))}</span>
        </div>
      </div>
      <p>
        <SecondaryText>{text('platformSite.previewEmpty')}</SecondaryText>
      </p>
    </>
  );
}
