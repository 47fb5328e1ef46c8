import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { socialPicture } from '../social-picture.ts';

/** An entity in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface MallFacts {
  readonly address: string;
  readonly mall: { readonly title: string; readonly companyName: string; readonly logo: string; readonly icon: string };
}

/** The mall's organisation and its site search. */
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

interface Listed {
  readonly name: string;
  /** Path and query. */
  readonly address: string;
}

/** The items of a list, in its order. */
export function listThing(mallAddress: string, name: string, items: readonly Listed[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: new URL(item.address, mallAddress).href,
    })),
  };
}

const LOGO_PX = 480;

interface StoreFacts {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly intro: string;
}

export function storeThing(mallAddress: string, { id, name, logo, intro }: StoreFacts): Thing {
  return {
    '@type': 'OnlineStore',
    name,
    description: intro || undefined,
    url: `${mallAddress}/shop-index?sid=${id}`,
    logo: logo ? new URL(pictureUrl(logo, LOGO_PX), mallAddress).href : undefined,
    parentOrganization: { '@id': `${mallAddress}/#organization` },
  };
}

interface Step {
  readonly name: string;
  /** Path and query. */
  readonly address: string;
}

/** Breadcrumbs from the home page to this page. */
export function trailThing(mallAddress: string, steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, mallAddress).href,
    })),
  };
}
