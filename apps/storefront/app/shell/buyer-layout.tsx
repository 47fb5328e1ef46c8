import { Outlet } from 'react-router';
import { buyerOnly } from '../features/accounts/buyer-only.server.ts';

export const middleware = [buyerOnly];

/** Adds nothing to see. The pages inside need a signed-in buyer. */
export default function BuyerLayout() {
  return <Outlet />;
}
