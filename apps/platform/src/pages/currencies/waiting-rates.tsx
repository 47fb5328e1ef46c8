import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { decideRate } from '@galleria/contract/site/currencies';
import { Alert, Button, Flex } from 'antd';
import type { StaffCurrency } from './page.tsx';

/** Waiting rates: fetched rates that jumped. Prices keep the old rate until a staff member accepts the new one. */
export function WaitingRates({ currencies }: { currencies: readonly StaffCurrency[] }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const decide = (code: string, isAccepted: boolean) => {
    const done = text(isAccepted ? 'platformSite.rateAccepted' : 'platformSite.rateRejected', { code });
    return mutate(decideRate, { code, isAccepted }, { done });
  };
  return currencies.map(({ code, waiting }) => {
    if (!waiting) return null;
    const values = { code, rate: waiting.rate, percent: waiting.jumpPercent };
    return (
      <Alert
        key={code}
        type="warning"
        showIcon
        title={text('platformSite.waitingRate', values)}
        action={
          <Can permission="settings.edit">
            <Flex gap="small" wrap>
              <Button size="small" onClick={() => void decide(code, true)}>
                {text('platformSite.acceptRate')}
              </Button>
              <Button size="small" onClick={() => void decide(code, false)}>
                {text('platformSite.rejectRate')}
              </Button>
            </Flex>
          </Can>
        }
      />
    );
  });
}
