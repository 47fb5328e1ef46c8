import { refundInfo, returnCourierList } from '@galleria/contract/after-sales/refunds';
import { REFUND_LIST, refundAddress, withTurn } from '../../../features/refunds/refund.ts';
import { TurnCountdown } from '../../../features/refunds/refund-badge.tsx';
import { RefundLines } from '../../../features/refunds/refund-lines.tsx';
import { ReturnAddress } from '../../../features/refunds/return-address.tsx';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { loginRedirect } from '../../../visit/buyer-only.server.ts';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';
import { ReturnForm } from './return-form.tsx';
import { sendBack } from './send-back.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const messages = messagesJson(visit.locale, messageIds);
  const answer = await visit.call(refundInfo, { refundSn: url.searchParams.get('refundSn') ?? '' });
  if (answer.ok) {
    return { refund: withTurn(answer.data), couriers: await callOrThrow(visit, url, returnCourierList, {}), messages };
  }
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  const isUnknown = answer.reason === 'refund.notFound' || answer.reason === 'input.invalid';
  if (!isUnknown) throw new Response(answer.message, { status: 503 });
  return { refund: undefined, couriers: [], messages };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return sendBack(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function ReturnProofPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <ReturnProof {...loaderData} />
    </PageMessages>
  );
}

function ReturnProof({ refund, couriers }: Omit<Route.ComponentProps['loaderData'], 'messages'>) {
  const text = useText();
  return (
    <>
      <PageHead name={text('refunds.proof.title')} intro={text('refunds.proof.intro')} />
      {refund?.actions.includes('sendBack') ? (
        <div className="flex flex-col gap-4">
          <SectionCard title={text('refunds.proof.address')} aside={<TurnCountdown refund={refund} />}>
            {refund.returnAddress ? (
              <ReturnAddress address={refund.returnAddress} />
            ) : (
              <p className="text-sm text-warning">{text('refunds.proof.noAddress')}</p>
            )}
          </SectionCard>
          <SectionCard title={text('refunds.detail.goods')}>
            <RefundLines lines={refund.lines} />
          </SectionCard>
          <section className="card p-4 sm:p-6">
            <ReturnForm refundSn={refund.refundSn} mobile={refund.mobile} couriers={couriers} />
          </section>
        </div>
      ) : (
        <div className="card">
          <Empty kind="order" sentence={text(refund ? 'refunds.proof.notNow' : 'refunds.detail.unknown')}>
            <ButtonLink to={refund ? refundAddress(refund.refundSn) : REFUND_LIST}>
              {text(refund ? 'refunds.detail.title' : 'refunds.title')}
            </ButtonLink>
          </Empty>
        </div>
      )}
    </>
  );
}
