import type { Link } from './mail-template.ts';

export function linksFrom(publicUrl: string): Record<Link, string> {
  return {
    home: `${publicUrl}/`,
    orders: `${publicUrl}/user-center/uc-order`,
    login: `${publicUrl}/login`,
    register: `${publicUrl}/register`,
    forgetPassword: `${publicUrl}/forget-password`,
  };
}
