import { excerptOf } from '@galleria/domain/content/excerpt';
import type { Product } from './detail-data.ts';
import { plainAddress } from './page-address.ts';

/** Length of a description that search engines show. */
const DESCRIPTION_LENGTH = 159;

/** Title, description and picture of the product for the document head. */
export function productMeta(product: Pick<Product, 'prodId' | 'prodName' | 'brief' | 'content' | 'pic'>) {
  const { prodId, prodName, brief, content, pic } = product;
  return {
    name: prodName,
    description: brief || excerptOf(content, DESCRIPTION_LENGTH),
    address: plainAddress(prodId),
    picture: pic,
  };
}
