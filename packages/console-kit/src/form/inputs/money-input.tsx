import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { InputNumber, type InputNumberProps } from 'antd';

type MoneyInputProps = Pick<
  InputNumberProps<number>,
  'id' | 'value' | 'onChange' | 'max' | 'disabled' | 'status' | 'aria-label' | 'aria-describedby'
>;

/** An amount of the mall's base currency in main units with two decimals, as the API has it. */
export function MoneyInput(props: MoneyInputProps) {
  return (
    <InputNumber<number>
      min={0}
      precision={2}
      step={1}
      inputMode="decimal"
      prefix={BASE_CURRENCY}
      style={{ width: '100%' }}
      {...props}
    />
  );
}
