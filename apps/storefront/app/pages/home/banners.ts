import type { bannerList } from '@galleria/contract/content/content';
import type { OutputOf } from '@galleria/contract/operation';

type BannerRow = OutputOf<typeof bannerList>[number];
type Position = BannerRow['position'];

/** A banner for the home page. */
export interface Banner {
  id: number;
  picture: string;
  title: string;
  subtitle: string;
  action: string;
  link: BannerLink | undefined;
}

export interface BannerLink {
  to: string;
  /** Products open in a new tab. */
  newTab: boolean;
}

/** `inLines` inserts line break opportunities into the text. */
export function bannersAt(
  position: Position,
  rows: readonly BannerRow[],
  inLines: (text: string) => string = (text) => text,
): Banner[] {
  return rows
    .filter((row) => row.position === position)
    .map((row) => ({
      id: row.imgId,
      picture: row.imgUrl,
      title: inLines(row.title),
      subtitle: inLines(row.subtitle),
      action: row.action,
      link: bannerLink(row),
    }));
}

/** Banners without a link or with one to an open page: a banner must not advertise a page that is closed. */
export function openBanners(banners: readonly Banner[], isOpen: (address: string) => boolean): Banner[] {
  return banners.filter(({ link }) => !link || isOpen(link.to));
}

const TO_PRODUCT = 0;
const TO_PAGE = 1;

export function bannerLink({ type, relation }: Pick<BannerRow, 'type' | 'relation'>): BannerLink | undefined {
  if (type === TO_PRODUCT && relation) {
    return { to: `/detail?${new URLSearchParams({ prodId: relation, bannerEnter: '1' })}`, newTab: true };
  }
  if (type === TO_PAGE && isOwnPage(relation)) return { to: relation, newTab: false };
  return undefined;
}

/** `//elsewhere` and `/\elsewhere` are addresses of other sites; browsers drop tabs and line breaks in an address. */
function isOwnPage(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
}
