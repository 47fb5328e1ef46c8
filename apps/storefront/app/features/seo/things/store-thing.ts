import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import type { Thing } from './thing.ts';

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
