import type { bannerList } from '@galleria/contract/content';
import type { OutputOf } from '@galleria/contract/operation';

type BannerRow = OutputOf<typeof bannerList>[number];
type Position = BannerRow['position'];

/** A banner as the home page shows it. */
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
  /** Products open in a tab of their own. */
  newTab: boolean;
}

export function bannersAt(position: Position, rows: readonly BannerRow[]): Banner[] {
  return rows
    .filter((row) => row.position === position)
    .map((row) => ({
      id: row.imgId,
      picture: row.imgUrl,
      title: row.title,
      subtitle: row.subtitle,
      action: row.action,
      link: bannerLink(row),
    }));
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

/** `//elsewhere` and `/\elsewhere` lead out of the mall. */
function isOwnPage(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
