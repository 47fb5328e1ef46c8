import type * as contract from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { Site } from '../site/index.ts';
import {
  addressCount,
  addressInfo,
  addressList,
  buyerAddressCount,
  presentAddress,
  regionList,
  regionTree,
} from './address-list.ts';
import { deleteAddressRows, lockAddresses, readAddress, readAddresses } from './addresses-db.ts';
import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from './change-address.ts';
import { regionsIn } from './regions/regions.ts';
import { seedAddresses } from './seed.ts';

/** The buyer, and the language for the names of regions. */
interface Reader {
  readonly userId: string;
  readonly locale: Locale;
}

export interface Addresses {
  /** The default address comes first. */
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

/** The official names of regions are the Chinese ones. */
const OFFICIAL_LOCALE = 'zh_CN';

export const addressesPersonalData: PersonalData = {
  capability: 'addresses',
  read: async (queries, userId) => {
    const [addresses, regions] = await Promise.all([readAddresses(queries, userId), regionsIn(OFFICIAL_LOCALE)]);
    return addresses.map((address) => {
      const { province, city, area } = regions.pathOf(address.areaId);
      const { receiver, mobile, postCode, detail, isDefault } = address;
      const createdAt = address.createdAt.toISOString();
      return { receiver, mobile, province, city, area, detail, postCode, isDefault, createdAt };
    });
  },
  erase: async (transaction, userId) => {
    await lockAddresses(transaction, userId);
    await deleteAddressRows(transaction.queries, userId);
  },
};

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
    buyerAddressCount,
    addressList,
    regionList,
    regionTree,
    setDefaultAddress,
    deleteAddress,
    updateAddress,
  },
  personalData: [addressesPersonalData],
  seed: { seedAddresses },
});
