import { Outlet } from 'react-router';
import { redirectToPhone } from '../features/payments/phone-return.server.ts';

export const middleware = [redirectToPhone];

/** Renders only its child routes. Outside `buyer-layout.tsx`, which would redirect the phone to the login. */
export default function PhoneReturnLayout() {
  return <Outlet />;
}
