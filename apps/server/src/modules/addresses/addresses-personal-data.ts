import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { deleteAddressRows, lockAddresses, readAddresses } from './addresses-db.ts';
import { regionsIn } from './regions/regions.ts';

/** The official names of regions are the Chinese ones. */
const OFFICIAL_LOCALE = 'zh_CN';

export const addressesPersonalData: PersonalData = {
  capability: 'addresses',
  read: async (queries, userId) => {
    const [addresses, regions] = await Promise.all([readAddresses(queries, userId), regionsIn(OFFICIAL_LOCALE)]);
    return addresses.map((address) => {
      const { province, city, area } = regions.placeOf(address.areaId);
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
