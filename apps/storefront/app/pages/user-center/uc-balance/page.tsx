import type { PageVisit } from '@galleria/contract/call';
import { balanceInfo, balancePage } from '@galleria/contract/ledger/ledger';
import { paymentStatus, topUp, topUpMethods } from '@galleria/contract/payments/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { Wallet } from 'lucide-react';
import { redirect, redirectDocument } from 'react-router';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { Price } from '../../../features/money/price.tsx';
import { callOrThrow, outcomeOf } from '../../../forms/answers.server.ts';
import { readValues } from '../../../forms/define-form.ts';
import { invalidState } from '../../../forms/form-reply.server.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { LedgerList } from '../ledger-list.tsx';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';
import { amountOf, topUpForm } from './top-up-amount.ts';
import { TopUpForm } from './top-up-form.tsx';
import { TopUpMessage } from './top-up-message.tsx';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const payNumber = url.searchParams.get('payNumber');
  const [{ balance }, methods, { records, current, pages }, status] = await Promise.all([
    callOrThrow(visit, url, balanceInfo, {}),
    callOrThrow(visit, url, topUpMethods, {}),
    callOrThrow(visit, url, balancePage, { size: SIZE, current: pageNumber(url.searchParams) }),
    payNumber ? visit.call(paymentStatus, { payNumber }) : undefined,
  ]);
  return {
    balance,
    methods: methods.filter(({ isPossible }) => isPossible),
    records,
    current,
    pages,
    topUp: payNumber && status?.ok ? { payNumber, ...status.data } : undefined,
    messages: messagesJson(visit.locale, messageIds),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return beginTopUp(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function BalancePage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Balance {...loaderData} />
    </PageMessages>
  );
}

type BalanceProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function Balance({ balance, methods, records, current, pages, topUp }: BalanceProps) {
  const text = useText();
  const money = useMoneyText();
  const entries = records.map(({ reasonText, note, change, balance: after, createTime }, index) => ({
    key: `${current} ${index}`,
    reason: reasonText,
    note,
    time: createTime,
    change: `${change > 0 ? '+' : ''}${money(centsOf(change))}`,
    isIncome: change > 0,
    after: money(centsOf(after)),
  }));
  return (
    <>
      <PageHead name={text('ledger.balance.title')} intro={text('ledger.balance.intro')} />
      <div className="flex flex-col gap-4">
        {topUp && <TopUpMessage key={topUp.payNumber} topUp={topUp} />}
        <BalanceCard balance={balance} />
        <SectionCard title={text('ledger.topUp.title')} intro={text('ledger.topUp.intro')}>
          <TopUpForm methods={methods} />
        </SectionCard>
        <SectionCard title={text('ledger.balance.ledger')}>
          {entries.length === 0 ? (
            <p className="text-ink-soft text-sm">{text('ledger.balance.empty')}</p>
          ) : (
            <LedgerList label={text('ledger.balance.ledger')} entries={entries} />
          )}
        </SectionCard>
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

function BalanceCard({ balance }: { balance: number }) {
  const text = useText();
  return (
    <section
      aria-label={text('ledger.balance.available')}
      className="card flex items-center gap-4 bg-linear-to-br from-brand-tint to-60% to-mist p-4 sm:p-6"
    >
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-mist text-brand-ink">
        <Wallet className="size-6" />
      </span>
      <p className="flex flex-col">
        <span className="text-ink-soft text-sm">{text('ledger.balance.available')}</span>
        <Price amountCents={centsOf(balance)} size="large" />
      </p>
    </section>
  );
}

const OWN_PAGE = '/user-center/uc-balance';

/** Redirects to the gateway, which returns here with the payment number. Only the gateway confirms the payment. */
async function beginTopUp(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(topUpForm, data);
  const invalid = invalidState(topUpForm, values, visit.locale);
  if (invalid) return invalid;
  const amount = amountOf(values.amount ?? '') ?? 0;
  const answer = await visit.call(topUp, { amount, payType: Number(values.payType), returnUrl: OWN_PAGE });
  if (!answer.ok) return outcomeOf(answer, { url, values }, topUpForm.refusalFields);
  const { payNumber, redirectUrl } = answer.data;
  throw redirectUrl ? redirectDocument(redirectUrl) : redirect(`${OWN_PAGE}?payNumber=${payNumber}`);
}
