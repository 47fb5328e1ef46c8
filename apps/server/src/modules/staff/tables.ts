import type { StaffPermission } from '@galleria/domain/access/staff-permissions';
import type { Locale } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = () => moment('created_at').notNull().default(sql`mall_now()`);

/** Roles of staff. Permissions of built-in roles are in the domain; a migration inserts their names. */
export const staffRoles = pgTable(
  'staff_role',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    permissions: text().array().notNull().$type<StaffPermission[]>(),
  },
  (table) => [uniqueIndex('staff_role_name').on(sql`lower(${table.name})`)],
);

/** People who run the mall. Separate from buyers and sellers: one address may have an account in each realm. */
export const staffMembers = pgTable(
  'staff_member',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    name: text().notNull(),
    /** Null after removal; the id and the name stay, for the audit log. */
    mail: text().unique('staff_member_mail'),
    passwordHash: text('password_hash').notNull(),
    /** The language of the last sign-in, for mails that background jobs send. */
    locale: text().notNull().$type<Locale>(),
    status: text({ enum: ['active', 'disabled', 'removed'] })
      .notNull()
      .default('active'),
    /** Null after removal, so that a role without members can be deleted. */
    roleId: integer('role_id').references(() => staffRoles.id),
    createdAt: madeAt(),
  },
  (table) => [
    check('staff_member_status', sql`${table.status} in ('active', 'disabled', 'removed')`),
    check('staff_member_mail_known', sql`(${table.mail} is null) = (${table.status} = 'removed')`),
    check('staff_member_role_known', sql`(${table.roleId} is null) = (${table.status} = 'removed')`),
    index('staff_member_role').on(table.roleId),
  ],
);

/** One open invitation per address; only the hash of its token is stored. */
export const staffInvitations = pgTable('staff_invitation', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  mail: text().notNull().unique('staff_invitation_mail'),
  roleId: integer('role_id')
    .notNull()
    .references(() => staffRoles.id),
  tokenHash: bytes('token_hash').notNull().unique('staff_invitation_token'),
  createdAt: madeAt(),
  expiresAt: moment('expires_at').notNull(),
});

/** The link that creates the first superuser of a new mall: at most one row, until it is used. */
export const staffSetup = pgTable(
  'staff_setup',
  {
    id: smallint().primaryKey().default(1),
    tokenHash: bytes('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [check('staff_setup_one', sql`${table.id} = 1`)],
);
