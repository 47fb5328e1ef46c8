import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import type { Locale } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = () => moment('created_at').notNull().default(sql`mall_now()`);

/** People who work in one store or several. Separate from buyers: one address may have an account in each realm. */
export const sellers = pgTable(
  'seller',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    name: text().notNull(),
    mail: text().unique('seller_mail'),
    mobile: text().unique('seller_mobile'),
    passwordHash: text('password_hash').notNull(),
    /** The language of the last sign-in, for messages that background jobs send. */
    locale: text().notNull().$type<Locale>(),
    status: text({ enum: ['active', 'banned'] })
      .notNull()
      .default('active'),
    /** Reason and time of the ban; the seller got a mail with the reason. */
    banReason: text('ban_reason').notNull().default(''),
    bannedAt: moment('banned_at'),
    createdAt: madeAt(),
  },
  (table) => [
    /** For look-ups by staff: newest first, by status, and by prefix. */
    index('seller_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('seller_banned')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'banned'`),
    index('seller_mail_begins').on(table.mail.op('text_pattern_ops')),
    index('seller_mobile_begins').on(table.mobile.op('text_pattern_ops')),
    index('seller_name_begins').on(sql`lower(${table.name}) text_pattern_ops`),
    check('seller_ban', sql`${table.bannedAt} is null or ${table.status} = 'banned'`),
    check('seller_status', sql`${table.status} in ('active', 'banned')`),
    check('seller_reachable', sql`num_nonnulls(${table.mail}, ${table.mobile}) > 0`),
  ],
);

/** Built-in roles have no store; their permissions are in the domain, and a migration inserts their names. */
export const storeRoles = pgTable(
  'store_role',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id'),
    name: text().notNull(),
    permissions: text().array().notNull().$type<SellerPermission[]>(),
  },
  (table) => [uniqueIndex('store_role_name').on(sql`coalesce(${table.storeId}, 0)`, sql`lower(${table.name})`)],
);

export const storeMembers = pgTable(
  'store_member',
  {
    storeId: integer('store_id').notNull(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => storeRoles.id),
    createdAt: madeAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sellerId] }),
    index('store_member_seller').on(table.sellerId),
    index('store_member_role').on(table.roleId),
  ],
);

/** One open invitation per store and address; only the hash of its token is stored. */
export const storeInvitations = pgTable(
  'store_invitation',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    storeId: integer('store_id').notNull(),
    mail: text().notNull(),
    roleId: integer('role_id')
      .notNull()
      .references(() => storeRoles.id),
    tokenHash: bytes('token_hash').notNull().unique('store_invitation_token'),
    createdAt: madeAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('store_invitation_mail').on(table.storeId, table.mail)],
);

/** Security settings that the owner makes for all members of the store. */
export const storeSecurity = pgTable('store_security', {
  storeId: integer('store_id').primaryKey(),
  requiresTotp: boolean('requires_totp').notNull().default(false),
});
