import { mapTiles, storeApplication } from '@galleria/contract/stores/store-application';
import { isAllowed } from '@galleria/domain/stores/store-application';
import { regionsAround } from '../../../features/addresses/regions.server.ts';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { AccountStep } from './account-step.tsx';
import { actOnApplication } from './act-on-application.server.ts';
import { NEW_APPLICATION } from './application.ts';
import { isStep } from './application-forms.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { OpenedStore } from './opened-store.tsx';
import messageIds from './page.tsx?messages';
import { Terms } from './terms.tsx';
import { UnderReview } from './under-review.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const requested = url.searchParams.get('step');
  const step = isStep(requested) ? requested : undefined;
  const application = await callOrThrow(visit, url, storeApplication, {});
  const isPlace = step === 'place' && (!application || isAllowed('edit', application.state));
  return {
    application,
    step,
    today: new Date().toISOString().slice(0, 10),
    place: isPlace
      ? {
          regions: await regionsAround(visit, url, application?.provinceId ?? 0, application?.cityId ?? 0),
          tiles: await callOrThrow(visit, url, mapTiles, {}),
        }
      : undefined,
    messages: messagesJson(visit.locale, messageIds),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnApplication(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function FreeShopPage({ loaderData: { messages, ...data } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <FreeShop {...data} />
    </PageMessages>
  );
}

export type PageData = Omit<Route.ComponentProps['loaderData'], 'messages'>;

/** Selects the view for the state of the application. */
function FreeShop({ application, step, today, place }: PageData) {
  const text = useText();
  return (
    <>
      <PageHead name={text('storeOpening.title')} intro={text('storeOpening.intro')} />
      <View application={application} step={step} today={today} place={place} />
    </>
  );
}

function View({ application, step, today, place }: PageData) {
  if (!application && !step) return <Terms />;
  const known = application ?? NEW_APPLICATION;
  if (isAllowed('edit', known.state)) {
    return <ApplicationSteps application={known} step={step ?? 'store'} today={today} place={place} />;
  }
  if (known.state === 'review') return <UnderReview application={known} />;
  if (known.state === 'accepted') return <AccountStep storeName={known.shopName} />;
  return <OpenedStore application={known} />;
}
