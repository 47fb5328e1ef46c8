import { sessionList } from '@galleria/contract/accounts/sessions';
import { bindingList } from '@galleria/contract/accounts/third-login';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { useText } from '../../../messages/messages.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { actOnSignInMethods } from './act-on-sign-in-methods.server.ts';
import { BindingsCard } from './bindings-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { timeAgo } from './time-ago.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [bound, devices] = await Promise.all([
    callOrThrow(visit, url, bindingList, {}),
    callOrThrow(visit, url, sessionList, {}),
  ]);
  const now = Date.now();
  return {
    bindings: bound.filter((one) => one.bound || one.offered),
    devices: devices.map((device) => ({ ...device, seen: timeAgo(visit.locale, device.lastSeenTime, now) })),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnSignInMethods(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function BindPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead name={text('profile.menu.bind')} intro={text('profile.bind.intro')} />
      <div className="flex flex-col gap-4">
        <BindingsCard bindings={loaderData.bindings} />
        <DevicesCard devices={loaderData.devices} />
      </div>
    </>
  );
}
