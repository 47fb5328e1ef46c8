import { DEFAULT_LOCALE, textIn } from '@galleria/domain/site/locales';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { returnAddresses, storeQualifications, stores } from '../tables.ts';

type StoredAddress = typeof returnAddresses.$inferSelect;
type AddressDraft = Omit<StoredAddress, 'id' | 'storeId' | 'isDefault'>;

const ofStore = (storeId: number) => eq(returnAddresses.storeId, storeId);

/** The default one first. */
export async function readReturnAddresses(queries: Queries, storeId: number): Promise<StoredAddress[]> {
  return queries
    .select()
    .from(returnAddresses)
    .where(ofStore(storeId))
    .orderBy(desc(returnAddresses.isDefault), asc(returnAddresses.id));
}

/**
 * The store's address from its papers, or else its own contact address: for returns of a store without a return
 * address.
 */
export async function readRegisteredAddress(queries: Queries, storeId: number) {
  const [found] = await queries
    .select({
      ...{ name: stores.name, phone: stores.phone, ownAddress: stores.address },
      ...{ companyName: storeQualifications.companyName, companyAddress: storeQualifications.companyAddress },
    })
    .from(stores)
    .leftJoin(storeQualifications, eq(storeQualifications.storeId, stores.id))
    .where(eq(stores.id, storeId));
  if (!found) return undefined;
  const { name, phone, ownAddress, companyName, companyAddress } = found;
  const said = { receiver: textIn(name, DEFAULT_LOCALE), detail: textIn(ownAddress, DEFAULT_LOCALE) };
  const registered = {
    ...{ receiver: textIn(companyName ?? {}, DEFAULT_LOCALE), detail: textIn(companyAddress ?? {}, DEFAULT_LOCALE) },
  };
  const { receiver, detail } = registered.detail ? registered : said;
  return detail ? { receiver: receiver || said.receiver, phone, detail } : undefined;
}

export async function insertReturnAddress(queries: Queries, storeId: number, draft: AddressDraft): Promise<number> {
  const [made] = await queries
    .insert(returnAddresses)
    .values({ storeId, ...draft })
    .returning({ id: returnAddresses.id });
  if (!made) throw new Error(`insertReturnAddress: insert returned no id (store ${storeId})`);
  return made.id;
}

export async function updateReturnAddress(queries: Queries, addressId: number, draft: AddressDraft): Promise<void> {
  await queries.update(returnAddresses).set(draft).where(eq(returnAddresses.id, addressId));
}

export async function deleteReturnAddressRow(queries: Queries, addressId: number): Promise<void> {
  await queries.delete(returnAddresses).where(eq(returnAddresses.id, addressId));
}

/** Two statements, since the unique index allows only one default at any moment. */
export async function moveDefaultReturnAddress(queries: Queries, storeId: number, addressId: number): Promise<void> {
  await queries
    .update(returnAddresses)
    .set({ isDefault: false })
    .where(and(ofStore(storeId), eq(returnAddresses.isDefault, true)));
  await queries.update(returnAddresses).set({ isDefault: true }).where(eq(returnAddresses.id, addressId));
}
