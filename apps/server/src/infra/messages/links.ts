import type { Link } from './templates.ts';

/** Pages of the storefront that messages lead to. */
export function linksFrom(publicUrl: string): Record<Link, string> {
  return {
    home: `${publicUrl}/`,
    orders: `${publicUrl}/user-center/uc-order`,
    login: `${publicUrl}/login`,
    register: `${publicUrl}/register`,
    forgetPassword: `${publicUrl}/forget-password`,
  };
}
