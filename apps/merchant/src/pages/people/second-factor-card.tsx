import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { requireTotp } from '@galleria/contract/sellers/people';
import { Flex, Switch, Typography } from 'antd';
import { useState } from 'react';

/** Whether all members of the store must sign in with a second factor. */
export function SecondFactorCard({ isRequired }: { isRequired: boolean }) {
  const text = useText<'merchant'>();
  const mayEdit = useCan('people.edit');
  const mutate = useMutate();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);

  async function change(required: boolean) {
    const isSure =
      !required ||
      (await confirm({
        title: text('merchant.requireTitle'),
        consequences: text('merchant.requireConsequences'),
        action: text('merchant.requireAction'),
      }));
    if (!isSure) return;
    setBusy(true);
    await mutate(requireTotp, { required }, { done: text(required ? 'merchant.requireOn' : 'merchant.requireOff') });
    setBusy(false);
  }

  return (
    <Panel>
      <Flex gap="middle" align="center" justify="space-between">
        <div>
          <Typography.Text strong id="require-totp">
            {text('merchant.requireTotp')}
          </Typography.Text>
          <br />
          <Typography.Text type="secondary">{text('merchant.requireText')}</Typography.Text>
        </div>
        {mayEdit ? (
          <Switch
            aria-labelledby="require-totp"
            checked={isRequired}
            loading={busy}
            onChange={(on) => void change(on)}
          />
        ) : (
          <StateTag on={isRequired} />
        )}
      </Flex>
    </Panel>
  );
}
