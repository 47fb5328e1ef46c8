import { languageTag } from '@galleria/domain/site/locales';
import type { ShellData } from '../../visit/shell-data.ts';
import { inLanguage } from './in-language.ts';
import { SOCIAL_PICTURE, socialPicture } from './social-picture.ts';

interface PageFacts {
  readonly shell: ShellData;
  readonly title: string;
  readonly description: string;
  /** Path and query of the page without a language. */
  readonly address: string;
  /** The canonical address of this page. */
  readonly canonical: string;
  readonly picture: string | undefined;
}

/**
 * Meta elements for search engines and link previews, which read only the server's HTML. Not in the browser's bundle:
 * `import.meta.env.SSR && <PageMetadata … />`.
 */
export function PageMetadata({ shell, title, description, address, canonical, picture }: PageFacts) {
  const { mall } = shell;
  const social = socialPicture(picture || mall.logo || mall.icon, shell.address);
  return (
    <>
      <Languages languages={shell.languages} mallAddress={shell.address} address={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={mall.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {social && (
        <>
          <meta property="og:image" content={social} />
          <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
        </>
      )}
      <meta name="twitter:card" content={social ? 'summary_large_image' : 'summary'} />
    </>
  );
}

interface LanguagesProps {
  readonly languages: ShellData['languages'];
  readonly mallAddress: string;
  readonly address: string;
}

/** `hreflang` links to the page in every language offered; the address without a language is `x-default`. */
function Languages({ languages, mallAddress, address }: LanguagesProps) {
  const absolute = (path: string) => new URL(path, mallAddress).href;
  return (
    <>
      {languages.map(({ locale }) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={languageTag(locale)}
          href={absolute(inLanguage(address, locale))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(address)} />
    </>
  );
}
