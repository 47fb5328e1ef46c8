import { excerptOf } from '@galleria/domain/content/excerpt';
import type { Product } from './detail-data.ts';
import { plainAddress } from './page-address.ts';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 159;

/** What the head of the page says about the product. */
export function productMeta(product: Pick<Product, 'prodId' | 'prodName' | 'brief' | 'content' | 'pic'>) {
  const { prodId, prodName, brief, content, pic } = product;
  return {
    name: prodName,
    description: brief || excerptOf(content, DESCRIPTION_LENGTH),
    address: plainAddress(prodId),
    picture: pic,
  };
}
