import { balanceInfo, balancePage } from '@galleria/contract/ledger';
import { paymentStatus, topUpMethods } from '@galleria/contract/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { useMoneyText } from '../../../features/money/use-money-text.ts';
import { METHOD_WORDS } from '../../../features/orders/method-looks.ts';
import { answeredAction } from '../../../forms/answered-action.ts';
import { need } from '../../../forms/answers.server.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { pageNumber } from '../../../ui/page-number.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { wordsJson } from '../../../words/server-text.server.ts';
import { MoreWords, useText } from '../../../words/words.tsx';
import { LedgerList } from '../ledger-list.tsx';
import type { Route } from './+types/page.ts';
import { BalanceCard } from './balance-card.tsx';
import { beginTopUp } from './begin-top-up.server.ts';
import { TopUpForm } from './top-up-form.tsx';
import { TopUpNews } from './top-up-news.tsx';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const payNumber = url.searchParams.get('payNumber');
  const [{ balance }, methods, { records, current, pages }, status] = await Promise.all([
    need(visit, url, balanceInfo, {}),
    need(visit, url, topUpMethods, {}),
    need(visit, url, balancePage, { size: SIZE, current: pageNumber(url.searchParams) }),
    payNumber ? visit.call(paymentStatus, { payNumber }) : undefined,
  ]);
  return {
    balance,
    methods: methods.filter(({ isPossible }) => isPossible),
    records,
    current,
    pages,
    news: payNumber && status?.ok ? { payNumber, ...status.data } : undefined,
    words: wordsJson(visit.locale, 'ledger.', 'checkout.pay.sandbox', ...METHOD_WORDS),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return beginTopUp(context.get(visitContext), url, await request.formData());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answeredAction<FormState>(serverAction);

export default function BalancePage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.words}>
      <Balance {...loaderData} />
    </MoreWords>
  );
}

type BalanceProps = Omit<Route.ComponentProps['loaderData'], 'words'>;

function Balance({ balance, methods, records, current, pages, news }: BalanceProps) {
  const text = useText();
  const money = useMoneyText();
  const entries = records.map(({ reasonText, change, balance: after, createTime }, index) => ({
    key: `${current} ${index}`,
    reason: reasonText,
    time: createTime,
    change: `${change > 0 ? '+' : ''}${money(centsOf(change))}`,
    isIncome: change > 0,
    after: money(centsOf(after)),
  }));
  return (
    <>
      <PageHead name={text('ledger.balance.title')} intro={text('ledger.balance.intro')} />
      <div className="flex flex-col gap-4">
        {news && <TopUpNews key={news.payNumber} news={news} />}
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
