import { demoStores } from '../mall/demo-mall.ts';
import { productPictures } from '../mall/product-pictures.ts';
import { storePictures } from '../mall/store-pictures.ts';
import type { PictureSpec } from './picture-spec.ts';
import { advertBannerPictures } from './sets/advert-banners.ts';
import { avatarPictures } from './sets/avatar-pictures.ts';
import { categoryPictures } from './sets/category-pictures.ts';
import { homeBannerPictures } from './sets/home-banners.ts';
import { siteBackdropPictures } from './sets/site-backdrops.ts';

/** Every picture that the demo data refers to. */
export function listPictures(): PictureSpec[] {
  const products = demoStores.flatMap((store) => store.shelves.flatMap((shelf) => shelf.products));
  return [
    ...homeBannerPictures,
    ...advertBannerPictures,
    ...siteBackdropPictures,
    ...categoryPictures,
    ...avatarPictures,
    ...demoStores.flatMap(storePictures),
    ...products.flatMap(productPictures),
  ];
}
