import { SkuCell } from '@galleria/console-kit/activities/sku-cell';
import { useConsole, useText } from '@galleria/console-kit/console-context';
import { ProductPickerDialog } from '@galleria/console-kit/form/inputs/product-picker';
import { useSearchCall } from '@galleria/console-kit/use-call';
import { useFailureMessage } from '@galleria/console-kit/use-mutate';
import { activityCandidates } from '@galleria/contract/activities/store-activities';
import { GIFT_RULES, type GiftTerms as Terms } from '@galleria/domain/activities/gift';
import { Alert, Button, Col, Flex, Form, InputNumber, Row, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { TermsFieldsProps } from './kind-forms.ts';

/** Initial terms: one gift for every piece bought. */
const DEFAULT_GIFT: Omit<Terms, 'skuId'> = { perPieces: 1, pieces: 1, mostPerOrder: null, pool: null };

/** Fields for the SKU that is given, how many are given for how many pieces, and the pool. */
export function GiftTerms({ draft, problems, change }: TermsFieldsProps) {
  const text = useText<'merchant'>();
  const gift = { skuId: 0, ...DEFAULT_GIFT, ...draft.terms.gift };
  const set = (changes: Partial<Terms>) => change({ terms: { gift: { ...gift, ...changes } } });
  return (
    <>
      <Alert type="info" showIcon title={text('consoleGift.intro')} style={{ marginBlockEnd: 16 }} />
      <GiftSku
        prodId={draft.giftProdId}
        skuId={gift.skuId}
        problem={problems.get('terms')}
        onChoose={(skuId, giftProdId) => change({ giftProdId, terms: { gift: { ...gift, skuId } } })}
      />
      <Row gutter={16}>
        <NumberField
          label={text('consoleGift.perPieces')}
          value={gift.perPieces}
          onChange={(perPieces) => set({ perPieces: perPieces ?? 1 })}
        />
        <NumberField
          label={text('consoleGift.pieces')}
          value={gift.pieces}
          onChange={(pieces) => set({ pieces: pieces ?? 1 })}
        />
        <NumberField
          label={text('consoleGift.mostPerOrder')}
          value={gift.mostPerOrder}
          none={text('consoleActivities.noLimit')}
          onChange={(mostPerOrder) => set({ mostPerOrder })}
        />
        <NumberField
          label={text('consoleGift.pool')}
          value={gift.pool}
          most={GIFT_RULES.poolAtMost}
          help={text('consoleGift.poolHelp')}
          onChange={(pool) => set({ pool })}
        />
      </Row>
    </>
  );
}

interface GiftSkuProps {
  prodId: number | undefined;
  /** 0 until one is chosen. */
  skuId: number;
  problem: string | undefined;
  onChoose: (skuId: number, prodId: number) => void;
}

/** Picks a product of the store, then one of its SKUs; a single SKU is chosen at once. */
function GiftSku({ prodId, skuId, problem, onChoose }: GiftSkuProps) {
  const text = useText<'merchant'>();
  const { call } = useConsole();
  const showFailure = useFailureMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const product = useSearchCall(activityCandidates, { prodIds: String(prodId ?? 0) }, prodId !== undefined).data?.[0];
  const skus = product?.skus ?? [];
  const choose = async (chosenId: number) => {
    const answer = await call(activityCandidates, { prodIds: String(chosenId) });
    if (!answer.ok) return showFailure(answer);
    const found = answer.data[0]?.skus ?? [];
    onChoose(found.length === 1 ? (found[0]?.skuId ?? 0) : 0, chosenId);
  };
  const known = skus.some((sku) => sku.skuId === skuId) ? skuId : undefined;
  return (
    <Form.Item
      label={text('consoleGift.label')}
      htmlFor={id}
      {...(problem && { validateStatus: 'error' as const, help: problem })}
    >
      <Flex vertical gap="small" align="start">
        {product && <SkuCell prodName={product.prodName} skuName="" pic={product.pic} />}
        {product && (
          <Select<number>
            id={id}
            aria-label={text('consoleGift.variant')}
            placeholder={text('consoleGift.variant')}
            style={{ minWidth: 220 }}
            value={known ?? null}
            options={skus.map((sku) => ({ value: sku.skuId, label: sku.skuName || product.prodName }))}
            onChange={(value) => onChoose(value, product.prodId)}
          />
        )}
        <Button onClick={() => setOpen(true)}>{text(product ? 'consoleGift.other' : 'consoleGift.choose')}</Button>
      </Flex>
      {isOpen && (
        <ProductPickerDialog
          value={prodId === undefined ? [] : [prodId]}
          max={1}
          onClose={() => setOpen(false)}
          onChoose={([first]) => {
            setOpen(false);
            if (first !== undefined && first !== prodId) void choose(first);
          }}
        />
      )}
    </Form.Item>
  );
}

interface NumberFieldProps {
  label: ReactNode;
  value: number | null;
  most?: number;
  help?: string;
  /** Meaning of an empty field, as its placeholder. */
  none?: string;
  onChange: (value: number | null) => void;
}

function NumberField({ label, value, most = GIFT_RULES.piecesAtMost, help, none, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <Col xs={24} md={12}>
      <Form.Item label={label} htmlFor={id} extra={help}>
        <InputNumber<number>
          {...{ id, value, onChange }}
          {...{ min: 1, max: most, precision: 0 }}
          placeholder={none}
          style={{ inlineSize: 140 }}
        />
      </Form.Item>
    </Col>
  );
}
