import { Boxes } from 'lucide-react';
import type { Refundable } from '../../../features/refunds/refund.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { GiftChoice } from './gift-choice.tsx';
import { type ApplicationData, loadApplication } from './load-application.server.ts';
import { NoForm } from './no-form.tsx';
import messageIds from './page.tsx?messages';
import { RequestForm } from './request-form.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { sendApplication } from './send-application.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { ...(await loadApplication(visit, url)), messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return sendApplication(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function ApplyReturnPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <ApplyReturn {...loaderData} />
    </PageMessages>
  );
}

function ApplyReturn({ application, info, objection, orderNumber }: ApplicationData) {
  const text = useText();
  const isChange = application?.refundSn !== undefined;
  return (
    <>
      <PageHead
        name={text(isChange ? 'refunds.apply.editTitle' : 'refunds.apply.title')}
        intro={text('refunds.apply.intro')}
      />
      {objection && <NoForm objection={objection} info={info} orderNumber={orderNumber} />}
      {application && (
        <div className="flex flex-col gap-4">
          {info && (
            <SectionCard title={text('refunds.apply.what')} aside={<Until info={info} />}>
              <ComboRule info={info} />
              <ScopeChoice info={info} chosen={application.orderItemId} />
              <GiftChoice info={info} application={application} />
            </SectionCard>
          )}
          <section className="card p-4 sm:p-6">
            <RequestForm
              key={`${application.orderItemId ?? application.refundSn ?? 'order'} ${application.keepsGift}`}
              application={application}
            />
          </section>
        </div>
      )}
    </>
  );
}

/** The refund for part of a combo, shown before the choice. */
function ComboRule({ info: { lines } }: { info: Refundable }) {
  const text = useText();
  const combo = lines.find((line) => line.combo)?.combo;
  if (!combo) return null;
  return (
    <div className="mb-3 flex items-start gap-2 rounded-card bg-brand-tint px-4 py-3 text-pretty text-sm">
      <Boxes aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="wrap-anywhere font-semibold">
          {text('activities.line.combo', { name: `\u2068${combo.name}\u2069` })}
        </p>
        <p>{text(combo.isWholeSets ? 'combo.refund.sets' : 'combo.refund.rule')}</p>
      </div>
    </div>
  );
}

/** The end of the after-sales period. */
function Until({ info: { endTimeIso } }: { info: Refundable }) {
  const text = useText();
  if (endTimeIso === null) return null;
  return (
    <p className="text-ink-soft text-sm">
      {text('refunds.apply.until')} <TimeText time={endTimeIso.slice(0, 19).replace('T', ' ')} />
    </p>
  );
}
