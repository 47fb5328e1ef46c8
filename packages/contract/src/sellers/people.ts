import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { z } from 'zod';
import { mail, password } from '../accounts/fields.ts';
import { operation, visitor } from '../operation.ts';
import { pageOf, paging, id as roleId, time } from '../wire/formats.ts';
import { RoleOfMember, seller } from './fields.ts';

const permission = z.enum(SELLER_PERMISSIONS);
const personName = z.string().trim().min(1).max(40);

const StoreMember = z.object({
  sellerId: z.string(),
  name: z.string(),
  mail: z.string(),
  role: RoleOfMember,
  hasTotp: z.boolean(),
  isSelf: z.boolean(),
  joinTime: time,
  lastSeenTime: z.string().meta({ description: 'empty: never signed in' }),
});

const Invitation = z.object({
  id: z.string(),
  mail: z.string(),
  role: RoleOfMember,
  createTime: time,
  expireTime: time,
});

export const storeMemberPage = operation({
  method: 'GET',
  path: '/m/people/page',
  access: seller('people.view'),
  summary: 'Members of the store',
  input: z.object({ ...paging }),
  output: pageOf(StoreMember).extend({
    invitations: z.array(Invitation).meta({ description: 'invitations that are not accepted yet' }),
    requiresTotp: z.boolean(),
  }),
  refusals: [],
});

export const inviteStoreMember = operation({
  method: 'POST',
  path: '/m/people/invite',
  access: seller('people.edit'),
  summary: 'Sends an invitation to the store by mail; it replaces an earlier one to the same address',
  input: z.object({ mail, roleId }),
  output: z.null(),
  refusals: ['role.notFound', 'people.already', 'people.tooMany'],
});

export const revokeInvitation = operation({
  method: 'DELETE',
  path: '/m/people/invitation/{id}',
  access: seller('people.edit'),
  summary: 'Revokes an invitation',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
  refusals: ['invitation.notFound'],
});

export const invitationInfo = operation({
  method: 'GET',
  path: '/m/invitation',
  access: visitor,
  summary: 'Details of an invitation for the holder of its link',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.object({
    storeName: z.string(),
    role: RoleOfMember,
    mail: z.string(),
    hasAccount: z
      .boolean()
      .meta({ description: 'the address already has an account: its password is required, not a new one' }),
  }),
  refusals: ['invitation.notFound'],
});

export const acceptInvitation = operation({
  method: 'POST',
  path: '/m/invitation/accept',
  access: visitor,
  summary:
    'Accepts an invitation to a store: with a name and a new password, or with the password of the existing account',
  input: z.object({ token: z.string().min(1).max(200), name: personName.optional(), passWord: password }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.storeRule',
    'password.common',
    'login.tooMany',
    'password.wrong',
    'invitation.notFound',
    'seller.suspended',
  ],
});

export const changeStoreMember = operation({
  method: 'PUT',
  path: '/m/people',
  access: seller('people.edit'),
  summary: 'Changes the role of a member in this store',
  input: z.object({ sellerId: z.uuid(), roleId }),
  output: z.null(),
  refusals: ['people.notFound', 'role.notFound', 'people.lastOwner'],
});

export const removeStoreMember = operation({
  method: 'DELETE',
  path: '/m/people/{sellerId}',
  access: seller('people.edit'),
  summary: 'Removes a member from this store; their sessions there end at once',
  input: z.object({ sellerId: z.uuid() }),
  output: z.null(),
  refusals: ['people.notFound', 'people.lastOwner'],
});

const StoreRole = RoleOfMember.extend({
  permissions: z.array(permission),
  memberCount: z.int(),
});

export const storeRoleList = operation({
  method: 'GET',
  path: '/m/role/list',
  access: seller('people.view'),
  summary: 'Built-in roles and roles of the store',
  input: z.object({}),
  output: z.array(StoreRole),
  refusals: [],
});

export const saveStoreRole = operation({
  method: 'POST',
  path: '/m/role',
  access: seller('people.edit'),
  summary: 'Adds a role or changes a role of the store; applies at once to its members',
  input: z.object({
    roleId: roleId.optional().meta({ description: 'id of the role to change' }),
    name: z.string().trim().min(1).max(30),
    permissions: z.array(permission).min(1).max(SELLER_PERMISSIONS.length),
  }),
  output: z.object({ roleId: z.int() }),
  refusals: ['role.notFound', 'role.nameTaken', 'role.tooMany'],
});

export const deleteStoreRole = operation({
  method: 'DELETE',
  path: '/m/role/{roleId}',
  access: seller('people.edit'),
  summary: 'Deletes a role without members',
  input: z.object({ roleId }),
  output: z.null(),
  refusals: ['role.notFound', 'role.inUse'],
});

export const requireTotp = operation({
  method: 'PUT',
  path: '/m/people/secondFactor',
  access: seller('people.edit'),
  summary: 'Switches the requirement of a second factor for all members of this store on or off',
  input: z.object({ required: z.boolean() }),
  output: z.null(),
  refusals: ['totp.enrolFirst'],
});

export const storeAuditPage = operation({
  method: 'GET',
  path: '/m/audit/page',
  access: seller('audit.view'),
  summary: 'Changes by members of the store, newest first',
  input: z.object({
    ...paging,
    sellerId: z.uuid().optional(),
    operation: z.string().trim().max(60).optional().meta({ description: 'name of an operation, e.g. `shipOrder`' }),
    text: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ description: 'text in the input of the call, e.g. an order number' }),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  output: pageOf(
    z.object({
      id: z.int(),
      time,
      sellerId: z.string(),
      name: z.string(),
      operation: z.string(),
      input: z.json(),
      before: z.json(),
      after: z.json(),
      outcome: z.string().meta({ description: '`done`, `fault`, `started`, or the name of a refusal' }),
      address: z.string(),
    }),
  ),
  refusals: [],
});
