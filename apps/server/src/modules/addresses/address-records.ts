import type { PersonalData } from '../../infra/personal-data.ts';
import { lockAddresses, readAddresses, removeAddresses } from './addresses-db.ts';
import { regionsIn } from './regions.ts';

/** Official names are the Chinese ones: a parcel finds its way by them. */
const WRITTEN_IN = 'zh_CN';

export const addressRecords: PersonalData = {
  capability: 'addresses',
  read: async (queries, userId) => {
    const [addresses, regions] = await Promise.all([readAddresses(queries, userId), regionsIn(WRITTEN_IN)]);
    return addresses.map((address) => {
      const { province, city, area } = regions.placeOf(address.areaId);
      const { receiver, mobile, postCode, detail, isDefault } = address;
      const createdAt = address.createdAt.toISOString();
      return { receiver, mobile, province, city, area, detail, postCode, isDefault, createdAt };
    });
  },
  erase: async (transaction, userId) => {
    await lockAddresses(transaction, userId);
    await removeAddresses(transaction.queries, userId);
  },
};
