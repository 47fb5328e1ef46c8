import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { acceptBrandProposal, brandProposalPage, refuseBrandProposal } from '@galleria/contract/catalogue/staff-brands';
import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReasonDrawer, type ReasonQuestion } from '../../shared/reason-drawer.tsx';
import { BrandTabs } from './brand-tabs.tsx';

type Proposal = OutputOf<typeof brandProposalPage>['records'][number];

/** Brands that stores ask the mall for. */
export function Component() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const [accepted, setAccepted] = useState<Proposal>();
  const [question, setQuestion] = useState<ReasonQuestion>();
  const refuse = ({ proposalId, brandName: name }: Proposal) =>
    setQuestion({
      title: text('platformCatalogue.refuseOf', { name }),
      consequences: text('platformCatalogue.proposalsIntro'),
      action: text('platformCatalogue.refuse'),
      suggestions: [text('platformCatalogue.reason.brand')],
      onSubmit: async (reason) => {
        const done = text('platformCatalogue.proposalRefused');
        return (await mutate(refuseBrandProposal, { proposalId, reason }, { done })).ok;
      },
    });
  const state = {
    kind: 'select',
    label: text('platformCatalogue.state'),
    options: [{ value: 'decided', label: text('platformCatalogue.proposalDecided') }],
  } as const;
  return (
    <>
      <ListPage
        name="brandProposals"
        title={text('platformCatalogue.brands')}
        intro={text('platformCatalogue.proposalsIntro')}
        operation={brandProposalPage}
        keyOf={({ proposalId }) => proposalId}
        columns={useColumns(setAccepted, refuse)}
        filters={{ state }}
        views={[{ name: text('platformCatalogue.proposalDecided'), search: 'state=decided' }]}
        toInput={({ state: chosen }) => ({ isOpen: chosen !== 'decided' })}
        emptyText={text('platformCatalogue.noProposals')}
      >
        {() => <BrandTabs />}
      </ListPage>
      <AcceptDrawer proposal={accepted} onClose={() => setAccepted(undefined)} />
      <ReasonDrawer question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

const LOGO_PX = 40;
const COLOURS = { open: 'warning', accepted: 'success', refused: 'default' } as const;

function useColumns(onAccept: (proposal: Proposal) => void, onRefuse: (proposal: Proposal) => void) {
  const text = useText<'platform'>();
  const mayEdit = useCan('catalogue.edit');
  const columns: ListColumn<Proposal>[] = [
    {
      key: 'proposal',
      title: text('platformCatalogue.proposal'),
      isMain: true,
      render: ({ brandName, brandPic, note }) => (
        <Flex gap="small" align="start" style={{ maxWidth: 420, whiteSpace: 'normal', textAlign: 'start' }}>
          <div style={{ flex: 'none' }}>
            <Thumbnail path={brandPic} width={LOGO_PX} height={LOGO_PX} />
          </div>
          <div>
            <bdi>{brandName}</bdi>
            <br />
            <Typography.Text type="secondary">
              <bdi>{note}</bdi>
            </Typography.Text>
          </div>
        </Flex>
      ),
    },
    {
      key: 'store',
      title: text('platformCatalogue.store'),
      render: ({ shopId, shopName }) => (
        <Link to={`/stores/${shopId}`}>
          <bdi>{shopName}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      title: text('platformCatalogue.state'),
      render: ({ state, reason }) => (
        <>
          <Tag color={COLOURS[state]}>{text(`platformCatalogue.proposal.${state}`)}</Tag> <bdi>{reason}</bdi>
        </>
      ),
    },
    {
      key: 'sent',
      title: text('platformCatalogue.submitted'),
      render: ({ createTime }) => <TimeText time={createTime} />,
    },
  ];
  const actions: ListColumn<Proposal> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (proposal) => {
      if (proposal.state !== 'open') return null;
      const name = proposal.brandName;
      return (
        <Flex gap={4}>
          <Button
            size="small"
            type="primary"
            aria-label={text('platformCatalogue.acceptOf', { name })}
            onClick={() => onAccept(proposal)}
          >
            {text('platformCatalogue.accept')}
          </Button>
          <Button
            size="small"
            danger
            aria-label={text('platformCatalogue.refuseOf', { name })}
            onClick={() => onRefuse(proposal)}
          >
            {text('platformCatalogue.refuse')}
          </Button>
        </Flex>
      );
    },
  };
  return mayEdit ? [...columns, actions] : columns;
}

function AcceptDrawer({ proposal, onClose }: { proposal: Proposal | undefined; onClose: () => void }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const name = proposal?.brandName ?? '';
  return (
    <FormDrawer
      title={text('platformCatalogue.acceptOf', { name })}
      isOpen={proposal !== undefined}
      onClose={onClose}
      size={480}
    >
      <Flex vertical gap="middle">
        <Alert type="info" title={text('platformCatalogue.acceptText')} />
        <ContractForm
          operation={acceptBrandProposal}
          fixed={{ proposalId: proposal?.proposalId ?? 0 }}
          initial={{ brandName: name }}
          fields={{ brandName: { label: text('platformCatalogue.brandName'), autoFocus: true } }}
          fieldOfRefusal={{ 'brand.nameTaken': 'brandName' }}
          submit={text('platformCatalogue.accept')}
          onDone={() => {
            toast(text('platformCatalogue.accepted', { name }));
            onClose();
          }}
          onCancel={onClose}
        />
      </Flex>
    </FormDrawer>
  );
}
