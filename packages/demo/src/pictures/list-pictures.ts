import type { PictureSpec } from './picture-spec.ts';
import { advertBannerPictures } from './sets/advert-banners.ts';
import { categoryPictures } from './sets/category-pictures.ts';
import { homeBannerPictures } from './sets/home-banners.ts';
import { siteBackdropPictures } from './sets/site-backdrops.ts';

/** Every picture that the demo's site data names. */
export function listPictures(): PictureSpec[] {
  return [...homeBannerPictures, ...advertBannerPictures, ...siteBackdropPictures, ...categoryPictures];
}
