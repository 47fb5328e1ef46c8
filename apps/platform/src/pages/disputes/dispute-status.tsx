import { Countdown } from '@galleria/console-kit/after-sales/countdown';
import { RefundState } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { currentStaff } from '@galleria/contract/staff/sign-in';
import { Alert, Flex, Grid, Tag } from 'antd';
import { Link } from 'react-router';
import { type DisputeInfo, isOpenDispute } from './dispute.ts';

/** State of the request, its assignee and the ruling. */
export function DisputeStatus({ refund }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  const own = useCall(currentStaff, {}).data?.staffId;
  const { moneyState, endTimeIso, dispute, assigneeId, assignee } = refund;
  return (
    <>
      <Alert
        type={moneyState === 'failed' ? 'error' : isOpenDispute(refund) ? 'warning' : 'info'}
        title={
          <Flex wrap gap="small" align="center">
            <RefundState refund={refund} />
            <Countdown until={endTimeIso} />
            {isOpenDispute(refund) && (
              <Tag>
                {text('platformDisputes.assignee')}:{' '}
                {assigneeId === null ? (
                  text('platformDisputes.nobody')
                ) : (
                  <bdi>{assigneeId === own ? text('platformDisputes.you') : assignee}</bdi>
                )}
              </Tag>
            )}
            <span>{text(`platformDisputes.next.${nextOf(refund)}`)}</span>
          </Flex>
        }
        action={
          moneyState === 'failed' ? (
            <Can permission="payments.view">
              <Link to="/refunds?state=waiting">{text('platformDisputes.toFailed')}</Link>
            </Can>
          ) : (
            <RulingLink refund={refund} />
          )
        }
      />
      {dispute?.ruling && (
        <Alert
          type="success"
          title={text('platformDisputes.ruledAs', { ruling: text(`consoleRefunds.ruling.${dispute.ruling}`) })}
          description={<bdi className="said">{dispute.rulingWords}</bdi>}
        />
      )}
    </>
  );
}

/** On narrow screens the panels are stacked and the ruling is far down: a link leads to it. */
function RulingLink({ refund }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  const { xl } = Grid.useBreakpoint();
  const mayRule = useCan('disputes.handle') && isOpenDispute(refund);
  if (xl || !(refund.proposal || mayRule)) return null;
  return <a href="#decision">{text(refund.proposal ? 'platformDisputes.proposal' : 'platformDisputes.rule')}</a>;
}

function nextOf(refund: DisputeInfo): 'disputed' | 'proposed' | 'seller' | 'buyer' | 'money' | 'failed' | 'ended' {
  const { moneyState, waitsFor, proposal } = refund;
  if (moneyState === 'failed') return 'failed';
  if (moneyState === 'requested') return 'money';
  if (proposal) return 'proposed';
  if (isOpenDispute(refund)) return 'disputed';
  return waitsFor === 'seller' || waitsFor === 'buyer' ? waitsFor : 'ended';
}
