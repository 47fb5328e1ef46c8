import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { returnAddresses } from '../tables.ts';

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

/** Two statements: the unique index allows one default at any moment. */
export async function moveDefaultReturnAddress(queries: Queries, storeId: number, addressId: number): Promise<void> {
  await queries
    .update(returnAddresses)
    .set({ isDefault: false })
    .where(and(ofStore(storeId), eq(returnAddresses.isDefault, true)));
  await queries.update(returnAddresses).set({ isDefault: true }).where(eq(returnAddresses.id, addressId));
}
