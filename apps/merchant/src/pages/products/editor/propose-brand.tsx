import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { proposeBrand, storeBrandProposalPage } from '@galleria/contract/catalogue/store-brands';
import { Button, Flex, Input, Tag, Typography } from 'antd';
import { useState } from 'react';

const MAX_NOTE_LENGTH = 300;

/** Asks the mall for a brand that is missing in the list, and shows the state of earlier proposals. */
export function ProposeBrand() {
  const text = useText<'merchant'>();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Can permission="products.edit">
      <Button type="link" onClick={() => setOpen(true)}>
        {text('merchantProducts.brandMissing')}
      </Button>
      <FormDrawer title={text('merchantProducts.proposeBrand')} isOpen={isOpen} onClose={close} size={480}>
        <Flex vertical gap="large">
          <Typography.Text type="secondary">{text('merchantProducts.proposeText')}</Typography.Text>
          <ContractForm
            operation={proposeBrand}
            fields={{
              brandName: { label: text('merchantProducts.brand'), autoFocus: true },
              brandPic: { label: text('merchantProducts.brandLogo'), control: <LogoInput /> },
              note: {
                label: text('merchantProducts.proposeNote'),
                control: <Input.TextArea rows={3} maxLength={MAX_NOTE_LENGTH} />,
              },
            }}
            fieldOfRefusal={{ 'brand.nameTaken': 'brandName', 'brandProposal.exists': 'brandName' }}
            submit={text('merchantProducts.propose')}
            onDone={() => {
              toast(text('merchantProducts.proposed'));
              close();
            }}
            onCancel={close}
          />
          <EarlierProposals />
        </Flex>
      </FormDrawer>
    </Can>
  );
}

interface LogoInputProps {
  id?: string;
  value?: string;
  onChange?: (path: string) => void;
}

function LogoInput({ value = '', onChange, ...rest }: LogoInputProps) {
  const text = useText<'merchant'>();
  return (
    <PicturesInput
      {...rest}
      aria-label={text('merchantProducts.brandLogo')}
      max={1}
      value={value === '' ? [] : [value]}
      onChange={([path = '']) => onChange?.(path)}
    />
  );
}

const COLOURS = { open: 'warning', accepted: 'success', refused: 'default' } as const;

function EarlierProposals() {
  const text = useText<'merchant'>();
  const { data } = useCall(storeBrandProposalPage, {});
  return (
    <Flex vertical gap="small">
      {data?.records.map(({ proposalId, brandName, state, reason }) => (
        <div key={proposalId}>
          <bdi>{brandName}</bdi> <Tag color={COLOURS[state]}>{text(`merchantProducts.proposal.${state}`)}</Tag>{' '}
          <bdi>{reason}</bdi>
        </div>
      ))}
    </Flex>
  );
}
