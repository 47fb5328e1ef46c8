import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { buyerAddressCount } from '@galleria/contract/accounts/buyer-records';
import { buyerInfo, endBuyerSessions, revealBuyerContact } from '@galleria/contract/accounts/buyers';
import { Alert, Col, Flex, Row } from 'antd';
import { Link, useParams } from 'react-router';
import { ContactFacts } from '../../shared/contact-facts.tsx';
import { type Buyer, PersonStatus } from '../../shared/person-status.tsx';
import { SessionsPanel } from '../../shared/sessions-panel.tsx';
import { AssetsPanel } from './assets-panel.tsx';
import { BanButton } from './ban-button.tsx';
import { HistoryPanel } from './history-panel.tsx';

/** One buyer: contact, assets, sessions and history. */
export function Component() {
  const text = useText<'platform'>();
  const { userId = '' } = useParams();
  const answer = useCall(buyerInfo, { userId });
  const buyer = answer.data;
  return (
    <Page
      title={buyer?.nickName || text('platformBuyers.buyer')}
      intro={<Link to="/buyers">{text('platform.buyers')}</Link>}
      action={buyer && <BanButton buyer={buyer} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <Details buyer={info} />}
      </Loaded>
    </Page>
  );
}

function Details({ buyer }: { buyer: Buyer }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const mayEdit = useCan('buyers.edit');
  const { userId, ban } = buyer;
  const end = (sessionId?: string) =>
    mutate(endBuyerSessions, { userId, sessionId }, { done: text('console.account.sessionEnded') });
  return (
    <Flex vertical gap="middle">
      {ban && (
        <Alert
          type="error"
          showIcon
          title={text('platformBuyers.bannedTitle')}
          description={
            <>
              <bdi>{ban.reason || text('platformBuyers.noReason')}</bdi> · <DateText time={ban.time} />
            </>
          }
        />
      )}
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={9}>
          <Flex vertical gap="middle">
            <ProfilePanel buyer={buyer} />
            <SessionsPanel sessions={buyer.sessions} mayEnd={mayEdit} onEnd={end} />
          </Flex>
        </Col>
        <Col xs={24} xl={15}>
          <Flex vertical gap="middle">
            <AssetsPanel buyer={buyer} />
            <HistoryPanel userId={userId} />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}

function ProfilePanel({ buyer }: { buyer: Buyer }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const { userId } = buyer;
  const addresses = useCall(buyerAddressCount, { userId }).data;
  async function reveal() {
    const answer = await mutate(revealBuyerContact, { userId });
    return answer.ok ? answer.data : undefined;
  }
  return (
    <Panel title={text('platformBuyers.profile')} extra={<PersonStatus status={buyer.status} />}>
      <ContactFacts
        contact={buyer}
        onReveal={reveal}
        more={[
          [text('platformBuyers.accountName'), buyer.name && <bdi key="name">{buyer.name}</bdi>],
          [text('platform.language'), <bdi key="language">{buyer.locale}</bdi>],
          [text('platformBuyers.joined'), <DateText key="joined" time={buyer.createTime} />],
          [text('platformBuyers.signsInWith'), useSignInMethods(buyer)],
          [text('platformBuyers.addresses'), addresses && text('platformBuyers.addressCount', addresses)],
          [text('platformBuyers.number'), <code key="id">{userId}</code>],
        ]}
      />
    </Panel>
  );
}

const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' };

function useSignInMethods({ hasPassword, bindings }: Buyer): string {
  const text = useText<'platform'>();
  const own = hasPassword ? [text('platformBuyers.password')] : [];
  return [...own, ...bindings.map((name) => PROVIDERS[name] ?? name)].join(', ') || text('platformBuyers.mailCode');
}
