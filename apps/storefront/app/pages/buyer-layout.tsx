import { Outlet } from 'react-router';
import { buyerOnly } from '../visit/buyer-only.server.ts';

export const middleware = [buyerOnly];

/** Renders only its child routes: they need a signed-in buyer. */
export default function BuyerLayout() {
  return <Outlet />;
}
