import { useConsole, useText } from '@galleria/console-kit/console-context';
import { ledgerProof } from '@galleria/contract/ledger/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';

/** Checks the ledger on request only, since the check reads all of it. */
export function ProofButton() {
  const text = useText<'platform'>();
  const { call } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [proof, setProof] = useState<OutputOf<typeof ledgerProof>>();
  const prove = async () => {
    setBusy(true);
    const answer = await call(ledgerProof, {});
    setBusy(false);
    setProof(answer.ok ? answer.data : undefined);
  };
  return (
    <Flex gap="small" align="center" wrap role="status">
      {proof?.balances && <Alert type="success" showIcon title={text('platformMoney.proofGood')} />}
      {proof && !proof.balances && (
        <Alert
          type="error"
          showIcon
          title={text('platformMoney.proofBad', { count: proof.violations.length })}
          description={
            <ul>
              {proof.violations.slice(0, 20).map((violation) => (
                <li key={violation}>{violation}</li>
              ))}
            </ul>
          }
        />
      )}
      <Button loading={isBusy} onClick={prove}>
        {text('platformMoney.prove')}
      </Button>
    </Flex>
  );
}
