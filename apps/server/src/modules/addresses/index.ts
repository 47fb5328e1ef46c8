import type * as contract from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { Site } from '../site/index.ts';
import { addAddress } from './add-address.ts';
import { addressCount, addressInfo, addressList, presentAddress } from './address-list.ts';
import { readAddress, readAddresses } from './addresses-db.ts';
import { addressesPersonalData } from './addresses-personal-data.ts';
import { deleteAddress } from './delete-address.ts';
import { regionList, regionTree } from './region-list.ts';
import { regionsIn } from './regions/regions.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { updateAddress } from './update-address.ts';

export { seedAddresses } from './seed.ts';

/** Whose addresses, and the language that regions are named in. */
interface Reader {
  readonly userId: string;
  readonly locale: Locale;
}

export interface Addresses {
  /** The default one first. */
  list(reader: Reader): Promise<OutputOf<typeof contract.addressList>>;
  info(id: number, reader: Reader): Promise<OutputOf<typeof contract.addressInfo> | Refused<'address.notFound'>>;
  regionTree(locale: Locale): Promise<OutputOf<typeof contract.regionTree>>;
}

export interface AddressesContext extends Addresses {
  readonly database: Database;
  readonly rules: Site['rules'];
}

interface Needs {
  readonly database: Database;
  readonly site: Pick<Site, 'rules'>;
}

/** Delivery addresses of buyers, and the regions they lie in. */
export const addresses = defineModule({
  name: 'addresses',
  open: ({ database, site }: Needs): AddressesContext => {
    const { queries } = database;
    return {
      database,
      rules: site.rules,
      list: async ({ userId, locale }) => {
        const [rows, regions] = await Promise.all([readAddresses(queries, userId), regionsIn(locale)]);
        return rows.map((row) => presentAddress(row, regions));
      },
      info: async (id, { userId, locale }) => {
        const row = await readAddress(queries, userId, id);
        return row ? presentAddress(row, await regionsIn(locale)) : refuse('address.notFound');
      },
      regionTree: async (locale) => (await regionsIn(locale)).tree,
    };
  },
  operations: {
    addAddress,
    addressCount,
    addressInfo,
    addressList,
    regionList,
    regionTree,
    setDefaultAddress,
    deleteAddress,
    updateAddress,
  },
  personalData: [addressesPersonalData],
});
