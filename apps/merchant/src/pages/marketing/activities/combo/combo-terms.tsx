import { useText } from '@galleria/console-kit/console-context';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { isCombo, MAX_COMBO_PIECES, type ComboTerms as Terms } from '@galleria/domain/activities/combo';
import { Alert, Button, Flex, Form, InputNumber, Switch, Tag, Typography } from 'antd';
import { useId } from 'react';
import type { TermsFieldsProps } from '../kind-forms.ts';
import { adaptTerms, comboPrices, withMainProduct } from './combo-draft.ts';

/** Fields for a combo's main product, products always included and quantities, with the resulting price. */
export function ComboTerms({ draft, change }: TermsFieldsProps) {
  const text = useText<'merchant'>();
  const terms = adaptTerms(draft.rows, draft.terms.combo);
  const set = (next: Terms) => change({ terms: { combo: adaptTerms(draft.rows, next) } });
  const others = terms.parts.filter(({ isFixed }) => !isFixed).length;
  return (
    <Form.Item label={text('consoleActivities.combo')} extra={text('merchantCombo.help')}>
      <Flex vertical gap="small">
        {terms.parts.length === 0 && <Typography.Text>{text('merchantCombo.none')}</Typography.Text>}
        {terms.parts.map((part, index) => (
          <PartFields
            key={part.prodId}
            {...{ terms, part, set }}
            isMain={index === 0}
            name={nameIn(draft, part.prodId)}
          />
        ))}
        {others > 0 && (
          <Flex gap="middle" wrap>
            <Count
              label={text('merchantCombo.least')}
              {...{ min: 0, max: terms.most, value: terms.least }}
              onChange={(least) => set({ ...terms, least })}
            />
            <Count
              label={text('merchantCombo.most')}
              {...{ min: Math.max(1, terms.least), max: others, value: terms.most }}
              onChange={(most) => set({ ...terms, most })}
            />
          </Flex>
        )}
        {terms.parts.length > 0 && <Price draft={draft} terms={terms} />}
      </Flex>
    </Form.Item>
  );
}

function nameIn({ rows }: TermsFieldsProps['draft'], prodId: number): string {
  return rows.find((row) => row.prodId === prodId)?.prodName ?? '';
}

interface PartFieldsProps {
  terms: Terms;
  part: Terms['parts'][number];
  isMain: boolean;
  name: string;
  set: (terms: Terms) => void;
}

function PartFields({ terms, part, isMain, name, set }: PartFieldsProps) {
  const text = useText<'merchant'>();
  const changePart = (changes: Partial<typeof part>) =>
    set({ ...terms, parts: terms.parts.map((one) => (one === part ? { ...one, ...changes } : one)) });
  return (
    <Flex vertical gap={4} className="combo-part">
      <Flex gap="small" wrap align="center">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {isMain && <Tag color="processing">{text('consoleActivities.combo.main')}</Tag>}
      </Flex>
      <Flex gap="middle" align="center" wrap>
        <Count
          label={text('merchantCombo.quantity')}
          aria-label={text('merchantCombo.quantityOf', { name })}
          {...{ min: 1, max: MAX_COMBO_PIECES, value: part.quantity }}
          onChange={(quantity) => changePart({ quantity })}
        />
        {!isMain && (
          <>
            <Flex gap="small" align="center">
              <Switch
                size="small"
                checked={part.isFixed}
                aria-label={text('merchantCombo.fixedOf', { name })}
                onChange={(isFixed) => changePart({ isFixed })}
              />
              <span aria-hidden>{text('consoleActivities.combo.fixed')}</span>
            </Flex>
            <Button
              size="small"
              aria-label={`${text('merchantCombo.mainInstead')}: ${name}`}
              onClick={() => set(withMainProduct(terms, part.prodId))}
            >
              {text('merchantCombo.mainInstead')}
            </Button>
          </>
        )}
      </Flex>
    </Flex>
  );
}

interface CountProps {
  label: string;
  /** For screen readers, where several fields have the same label. */
  'aria-label'?: string;
  min: number;
  max: number;
  value: number;
  onChange: (count: number) => void;
}

function Count({ label, onChange, ...limits }: CountProps) {
  const id = useId();
  return (
    <Flex gap="small" align="center">
      <label htmlFor={id}>{label}</label>
      <InputNumber<number>
        id={id}
        precision={0}
        {...limits}
        onChange={(count) => onChange(count ?? limits.min)}
        style={{ width: 72 }}
      />
    </Flex>
  );
}

/** Price and saving of the combo, or a warning why it is none yet. */
function Price({ draft, terms }: Pick<TermsFieldsProps, 'draft'> & { terms: Terms }) {
  const text = useText<'merchant'>();
  const money = useMoneyFormat();
  if (!isCombo(terms)) return <Alert type="warning" showIcon title={text('merchantCombo.unfit')} />;
  const prices = comboPrices(draft.rows, terms);
  if (!prices) return null;
  if (prices.saves === 0) return <Alert type="warning" showIcon title={text('merchantCombo.noSaving')} />;
  return (
    <Typography.Text strong aria-live="polite">
      {text('merchantCombo.price', { price: money(prices.from) })}{' '}
      {text('merchantCombo.saves', { amount: money(prices.saves) })}
    </Typography.Text>
  );
}
