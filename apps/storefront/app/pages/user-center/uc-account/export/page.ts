import { exportAccount } from '@galleria/contract/accounts/close-account';
import { callOrThrow } from '../../../../forms/answers.server.ts';
import { visitContext } from '../../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';

/**
 * A download. Guests are redirected to the login and then to the page with the link, since a download shows no page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const records = await callOrThrow(
    context.get(visitContext),
    new URL('/user-center/uc-account', url),
    exportAccount,
    {},
  );
  return new Response(JSON.stringify(records, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="galleria-account.json"',
      'Cache-Control': 'no-store',
    },
  });
}
