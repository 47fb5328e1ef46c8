import type { Access } from '@galleria/domain/access/access';
import type { StaffPermission } from '@galleria/domain/access/staff-permissions';
import { z } from 'zod';

/** Any signed-in member of staff, whatever their role: for operations on their own account only. */
export const signedInStaff = { who: 'staff', permission: 'none' } as const satisfies Access;

/** A member of staff whose role holds the permission. */
export function staff<const Permission extends StaffPermission>(permission: Permission) {
  return { who: 'staff', permission } as const satisfies Access;
}

export const RoleOfStaff = z.object({
  roleId: z.int(),
  name: z.string().meta({
    description:
      'name; for a built-in role superuser, operator, finance, service or auditor, which the console translates',
  }),
  isBuiltIn: z.boolean(),
});
