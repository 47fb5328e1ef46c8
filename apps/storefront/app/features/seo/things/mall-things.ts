import { socialPicture } from '../social-picture.ts';
import type { Thing } from './thing.ts';

interface MallFacts {
  readonly address: string;
  readonly mall: { readonly title: string; readonly companyName: string; readonly logo: string; readonly icon: string };
}

/** Who runs the mall, and how to search in it. */
export function mallThings({ address, mall }: MallFacts): Thing[] {
  const home = `${address}/`;
  return [
    {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: mall.companyName || mall.title,
      url: home,
      logo: socialPicture(mall.logo || mall.icon, address),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: mall.title,
      url: home,
      publisher: { '@id': `${home}#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${address}/list?pn={words}` },
        'query-input': 'required name=words',
      },
    },
  ];
}
