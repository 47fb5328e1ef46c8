import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { useShellIfLoaded } from './shell-data.ts';

const ICON_PX = 64;
const DEFAULT_ICON = '/favicon.svg';

/** The part of the head that comes from the site configuration; each page adds its own `PageTitle`. */
export function HeadFromConfiguration() {
  const mall = useShellIfLoaded()?.mall;
  return (
    <>
      {/* While developing, style sheets name the file by another address. */}
      {import.meta.env.PROD && (
        <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <link rel="icon" href={mall?.icon ? pictureUrl(mall.icon, ICON_PX) : DEFAULT_ICON} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1d21" />
    </>
  );
}
