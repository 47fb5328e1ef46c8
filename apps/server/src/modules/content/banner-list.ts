import type * as contract from '@galleria/contract/content/content';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { ContentContext } from './index.ts';

export const bannerList: UseCase<typeof contract.bannerList, ContentContext> = async (
  { banners },
  { shopId, imgType },
  { locale },
) =>
  (await banners(locale))
    .filter((banner) => banner.shopId === shopId && banner.imgType === imgType)
    .map((banner) => ({
      imgId: banner.id,
      imgUrl: banner.pictures[locale] || banner.picture,
      position: banner.position,
      type: banner.linkType,
      relation: banner.relation,
      title: textIn(banner.title, locale),
      subtitle: textIn(banner.subtitle, locale),
      action: textIn(banner.action, locale),
    }));
