import type {
  addAddress,
  addressCount,
  addressInfo,
  addressList,
  regionList,
  regionTree,
  updateAddress,
} from '@galleria/contract/addresses';
import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Site } from '../site/index.ts';
import { addNewAddress } from './add-address.ts';
import { addressRecords } from './address-records.ts';
import { countAddresses, readAddress, readAddresses } from './addresses-db.ts';
import type { Buyer } from './buyer.ts';
import { chooseDefault } from './choose-default.ts';
import { deleteOwnAddress } from './delete-address.ts';
import { regionsIn } from './regions.ts';
import { addressRoutes } from './routes.ts';
import { showAddress } from './show-address.ts';
import { updateOwnAddress } from './update-address.ts';

export { putAddresses } from './put-addresses.ts';

/** Where buyers have things sent, and the regions such places lie in. */
export interface Addresses {
  list(buyer: Buyer): Promise<OutputOf<typeof addressList>>;
  count(buyer: Buyer): Promise<OutputOf<typeof addressCount>>;
  info(id: number, buyer: Buyer): Promise<OutputOf<typeof addressInfo> | Refused<'address.notFound'>>;
  add(draft: ParsedInputOf<typeof addAddress>, buyer: Buyer): ReturnType<typeof addNewAddress>;
  update(draft: ParsedInputOf<typeof updateAddress>, buyer: Buyer): ReturnType<typeof updateOwnAddress>;
  chooseDefault(id: number, buyer: Buyer): ReturnType<typeof chooseDefault>;
  delete(id: number, buyer: Buyer): ReturnType<typeof deleteOwnAddress>;
  regionsInside(areaId: number, locale: Locale): Promise<OutputOf<typeof regionList>>;
  regionTree(locale: Locale): Promise<OutputOf<typeof regionTree>>;
}

export function openAddresses(database: Database, rules: () => Promise<MallRules>): Addresses {
  const { queries } = database;
  return {
    list: async ({ userId, locale }) => {
      const [addresses, regions] = await Promise.all([readAddresses(queries, userId), regionsIn(locale)]);
      return addresses.map((address) => showAddress(address, regions));
    },
    info: async (id, { userId, locale }) => {
      const address = await readAddress(queries, userId, id);
      return address ? showAddress(address, await regionsIn(locale)) : refuse('address.notFound');
    },
    count: async ({ userId }) => ({
      count: await countAddresses(queries, userId),
      limit: (await rules()).addressesPerBuyer,
    }),
    add: async (draft, buyer) => addNewAddress(database, (await rules()).addressesPerBuyer, draft, buyer),
    update: (draft, buyer) => updateOwnAddress(database, draft, buyer),
    chooseDefault: (id, buyer) => chooseDefault(database, id, buyer),
    delete: (id, buyer) => deleteOwnAddress(database, id, buyer),
    regionsInside: async (areaId, locale) => [...(await regionsIn(locale)).inside(areaId)],
    regionTree: async (locale) => (await regionsIn(locale)).tree,
  };
}

export const addresses = adaptModule(
  'addresses',
  ({ database, site }: { database: Database; site: Pick<Site, 'rules'> }) => openAddresses(database, site.rules),
  addressRoutes,
  [addressRecords],
);
