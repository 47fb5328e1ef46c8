import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { actOnCart, readCart, readSaved } from './act-on-cart.server.ts';
import type { CartOutcome } from './cart-data.ts';
import { CartView } from './cart-view.tsx';
import messageIds from './page.tsx?messages';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [data, saved] = await Promise.all([readCart(visit, url), readSaved(visit)]);
  return { data, saved, leavesMs: Date.now(), messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  return actOnCart(visit, url, await request.formData());
}

export { clientAction } from '../../forms/answered-action.ts';

/** Revalidates after a refusal too: it shows that the page's cart is out of date. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const outcome = actionResult as CartOutcome | undefined;
  return outcome && !outcome.unreachable ? true : defaultShouldRevalidate;
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <CartView loaded={loaderData.data} saved={loaderData.saved} leavesMs={loaderData.leavesMs} />
    </PageMessages>
  );
}
