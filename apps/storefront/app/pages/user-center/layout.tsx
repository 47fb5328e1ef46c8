import { orderCount } from '@galleria/contract/orders/orders';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { orderCounts } from '../../features/orders/order.ts';
import { countRefunds } from '../../features/refunds/load-refunds.server.ts';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { buyerOnly } from '../../visit/buyer-only.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/layout.ts';
import { ActionFeedbackProvider } from './forms/row-action-feedback.tsx';
import messageIds from './layout.tsx?messages';
import { SideMenu } from './side-menu.tsx';

export const middleware = [buyerOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [counted, openRefunds] = await Promise.all([visit.call(orderCount, {}), countRefunds(visit)]);
  const counts = counted.ok ? orderCounts(counted.data) : undefined;
  return { counts, openRefunds, messages: messagesJson(visit.locale, messageIds) };
}

/** The counts change with the buyer's actions; the translations never do. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  if (change.formMethod === 'POST') return (change.actionStatus ?? 0) < REFUSED;
  return change.currentUrl.href === change.nextUrl.href;
}

const REFUSED = 400;

export default function UserCenterLayout({ loaderData: { messages, counts, openRefunds } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <meta name="robots" content="noindex" />
      <div className="page-column grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-6 md:py-8 xl:gap-8">
        <SideMenu counts={counts} openRefunds={openRefunds} />
        <div className="min-w-0">
          <ActionFeedbackProvider>
            <Outlet />
          </ActionFeedbackProvider>
        </div>
      </div>
    </PageMessages>
  );
}
