import type { Access } from '@galleria/domain/access/access';
import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import { z } from 'zod';

/** Any signed-in seller, whatever their role: for operations on their own account only. */
export const signedInSeller = { who: 'seller', permission: 'none' } as const satisfies Access;

/** A seller whose role in the open store holds the permission. */
export function seller<const Permission extends SellerPermission>(permission: Permission) {
  return { who: 'seller', permission } as const satisfies Access;
}

export const RoleOfMember = z.object({
  roleId: z.int(),
  name: z
    .string()
    .meta({ description: 'name; for a built-in role owner, manager, clerk or service, which consoles translate' }),
  isBuiltIn: z.boolean(),
});
