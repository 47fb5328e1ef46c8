import { useText } from '@galleria/console-kit/console-context';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { LabelledField } from '@galleria/console-kit/form/labelled-field';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { DEPOSIT_PERCENT, type PreSaleTerms, preSaleObjection } from '@galleria/domain/activities/pre-sale';
import { Col, Form, InputNumber, Radio, Row } from 'antd';
import type { TermsFieldsProps } from '../kind-forms.ts';
import { apiTimeToIso, defaultDeposit, defaultPreSale, isoToApiTime } from './pre-sale-draft.ts';

/** Fields for the kind of payment, the window of the balance, and the promised date. */
export function PreSaleTermsFields({ draft, change }: TermsFieldsProps) {
  const text = useText<'merchant'>();
  const terms = draft.terms.preSale ?? defaultPreSale(draft.endTime);
  const set = (changes: Partial<PreSaleTerms>) => change({ terms: { preSale: { ...terms, ...changes } } });
  const objection = draft.endTime ? preSaleObjection(terms, parseApiTime(draft.endTime)) : undefined;
  return (
    <>
      <Form.Item label={text('consolePreSale.payment')}>
        <Radio.Group
          value={terms.payment}
          onChange={({ target }) =>
            change({
              terms: {
                preSale:
                  target.value === 'deposit'
                    ? { payment: 'deposit', ...defaultDeposit(draft.endTime), shipByIso: terms.shipByIso }
                    : { payment: 'full', shipByIso: terms.shipByIso },
              },
            })
          }
          options={[
            { value: 'deposit', label: text('consolePreSale.withDeposit') },
            { value: 'full', label: text('consolePreSale.full') },
          ]}
        />
      </Form.Item>
      {terms.payment === 'deposit' && <DepositFields terms={terms} set={set} isWrong={objection === 'balanceWindow'} />}
      <LabelledField
        label={text('consolePreSale.shipBy')}
        help={text('consolePreSale.shipHelp')}
        isWrong={objection === 'shipDate'}
      >
        {(id) => (
          <DateTimeInput
            id={id}
            value={isoToApiTime(terms.shipByIso)}
            onChange={(time) => set({ shipByIso: apiTimeToIso(time) ?? terms.shipByIso })}
          />
        )}
      </LabelledField>
    </>
  );
}

interface DepositFieldsProps {
  terms: PreSaleTerms;
  set: (changes: Partial<PreSaleTerms>) => void;
  isWrong: boolean;
}

function DepositFields({ terms, set, isWrong }: DepositFieldsProps) {
  const text = useText<'merchant'>();
  const { least, most } = DEPOSIT_PERCENT;
  return (
    <>
      <LabelledField label={text('consolePreSale.percent')} help={text('consolePreSale.percentHelp', { least, most })}>
        {(id) => (
          <InputNumber<number>
            id={id}
            min={least}
            max={most}
            precision={0}
            suffix="%"
            value={terms.depositPercent ?? null}
            onChange={(depositPercent) => set({ depositPercent: depositPercent ?? undefined })}
          />
        )}
      </LabelledField>
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <LabelledField label={text('consolePreSale.from')} isWrong={isWrong}>
            {(id) => (
              <DateTimeInput
                id={id}
                value={isoToApiTime(terms.balanceFromIso)}
                onChange={(time) => set({ balanceFromIso: apiTimeToIso(time) })}
              />
            )}
          </LabelledField>
        </Col>
        <Col xs={24} md={12}>
          <LabelledField
            label={text('consolePreSale.until')}
            help={text('consolePreSale.windowHelp')}
            isWrong={isWrong}
          >
            {(id) => (
              <DateTimeInput
                id={id}
                value={isoToApiTime(terms.balanceUntilIso)}
                onChange={(time) => set({ balanceUntilIso: apiTimeToIso(time) })}
              />
            )}
          </LabelledField>
        </Col>
      </Row>
    </>
  );
}
