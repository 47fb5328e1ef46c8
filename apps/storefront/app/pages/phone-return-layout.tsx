import { Outlet } from 'react-router';
import { backToPhone } from '../features/payments/phone-return.server.ts';

export const middleware = [backToPhone];

/** Renders nothing of its own. Outside of `buyer-layout.tsx`, which would ask the phone to sign in. */
export default function PhoneReturnLayout() {
  return <Outlet />;
}
