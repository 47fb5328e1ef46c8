import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { z } from 'zod';
import { mail, password } from '../accounts/fields.ts';
import { operation, visitor } from '../operation.ts';
import { pageOf, paging, id as roleId, time } from '../wire/formats.ts';
import { RoleOfStaff, staff } from './fields.ts';

const permission = z.enum(STAFF_PERMISSIONS);
const personName = z.string().trim().min(1).max(40);
const token = z.string().min(1).max(200);

const StaffMember = z.object({
  staffId: z.string(),
  name: z.string(),
  mail: z.string(),
  role: RoleOfStaff,
  isActive: z.boolean(),
  hasTotp: z.boolean(),
  mustEnrolTotp: z.boolean().meta({ description: 'the role requires a second factor, and none is set up yet' }),
  isSelf: z.boolean(),
  joinTime: time,
  lastSeenTime: z.string().meta({ description: 'empty: never signed in' }),
});

const StaffInvitation = z.object({
  id: z.string(),
  mail: z.string(),
  role: RoleOfStaff,
  createTime: time,
  expireTime: time,
});

export const staffPage = operation({
  method: 'GET',
  path: '/s/staff/page',
  access: staff('staff.view'),
  summary: 'Members of staff and open invitations',
  input: z.object({ ...paging }),
  output: pageOf(StaffMember).extend({
    invitations: z.array(StaffInvitation).meta({ description: 'invitations that are not accepted yet' }),
  }),
  refusals: [],
});

export const inviteStaff = operation({
  method: 'POST',
  path: '/s/staff/invite',
  access: staff('staff.edit'),
  summary: 'Sends an invitation to the staff of the mall by mail; it replaces an earlier one to the same address',
  input: z.object({ mail, roleId }),
  output: z.null(),
  refusals: ['role.notFound', 'staff.already', 'people.tooMany'],
});

export const revokeStaffInvitation = operation({
  method: 'DELETE',
  path: '/s/staff/invitation/{id}',
  access: staff('staff.edit'),
  summary: 'Revokes an invitation',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
  refusals: ['invitation.notFound'],
});

export const staffInvitationInfo = operation({
  method: 'GET',
  path: '/s/invitation',
  access: visitor,
  summary: 'Details of an invitation for the holder of its link',
  input: z.object({ token }),
  output: z.object({ role: RoleOfStaff, mail: z.string(), hasAccount: z.literal(false) }),
  refusals: ['invitation.notFound'],
});

export const acceptStaffInvitation = operation({
  method: 'POST',
  path: '/s/invitation/accept',
  access: visitor,
  summary: 'Accepts an invitation: creates the account with a name and a password',
  input: z.object({ token, name: personName.optional(), passWord: password }),
  output: z.null(),
  refusals: ['password.notSealed', 'password.stale', 'password.registerRule', 'password.common', 'invitation.notFound'],
});

export const changeStaffRole = operation({
  method: 'PUT',
  path: '/s/staff/role',
  access: staff('staff.edit'),
  summary: 'Changes the role of a member of staff; their sessions end',
  input: z.object({ staffId: z.uuid(), roleId }),
  output: z.null(),
  refusals: ['staff.notFound', 'role.notFound', 'staff.lastSuperuser'],
});

export const setStaffActive = operation({
  method: 'PUT',
  path: '/s/staff/active',
  access: staff('staff.edit'),
  summary: 'Suspends a member of staff or lifts the suspension; their sessions end at once',
  input: z.object({ staffId: z.uuid(), isActive: z.boolean() }),
  output: z.null(),
  refusals: ['staff.notFound', 'staff.lastSuperuser'],
});

export const removeStaff = operation({
  method: 'DELETE',
  path: '/s/staff/{staffId}',
  access: staff('staff.edit'),
  summary:
    'Deletes the account of a member of staff; their sessions end at once, and their entries in the audit log stay',
  input: z.object({ staffId: z.uuid() }),
  output: z.null(),
  refusals: ['staff.notFound', 'staff.lastSuperuser'],
});

const StaffRole = RoleOfStaff.extend({ permissions: z.array(permission), memberCount: z.int() });

export const staffRoleList = operation({
  method: 'GET',
  path: '/s/role/list',
  access: staff('staff.view'),
  summary: 'Built-in roles and roles of the mall',
  input: z.object({}),
  output: z.array(StaffRole),
  refusals: [],
});

export const saveStaffRole = operation({
  method: 'POST',
  path: '/s/role',
  access: staff('staff.edit'),
  summary: 'Adds a role or changes a role of the mall; sessions of its members end',
  input: z.object({
    roleId: roleId.optional().meta({ description: 'id of the role to change' }),
    name: z.string().trim().min(1).max(30),
    permissions: z.array(permission).min(1).max(STAFF_PERMISSIONS.length),
  }),
  output: z.object({ roleId: z.int() }),
  refusals: ['role.notFound', 'role.nameTaken', 'staff.tooManyRoles'],
});

export const deleteStaffRole = operation({
  method: 'DELETE',
  path: '/s/role/{roleId}',
  access: staff('staff.edit'),
  summary: 'Deletes a role without members',
  input: z.object({ roleId }),
  output: z.null(),
  refusals: ['role.notFound', 'role.inUse'],
});
