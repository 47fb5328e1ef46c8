import { useText } from '@galleria/console-kit/console-context';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { Icon } from '@galleria/console-kit/icon';
import { Panel } from '@galleria/console-kit/page/panel';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { Button, Checkbox, Flex, InputNumber } from 'antd';
import { Field, FieldProblem, useEditor, useProblem } from './editor-context.tsx';
import { newKey, type Question } from './product-model.ts';

/** Virtual goods are delivered as voucher codes: their validity, and the questions that the buyer is asked. */
export function VirtualPanel() {
  const text = useText<'merchant'>();
  const { product, change } = useEditor();
  const { virtualQuestions: questions } = product;
  return (
    <Panel title={text('merchantProducts.virtualGoods')}>
      <Field
        path="voucherDays"
        label={text('merchantProducts.voucherDays')}
        help={text('merchantProducts.voucherHelp')}
      >
        {(id) => (
          <InputNumber<number>
            id={id}
            min={1}
            max={PRODUCT_LIMITS.voucherDays}
            precision={0}
            value={product.voucherDays}
            suffix={text('merchantProducts.days')}
            onChange={(voucherDays) => change({ voucherDays })}
            style={{ width: '100%' }}
          />
        )}
      </Field>
      <Flex vertical gap="small" role="group" aria-label={text('merchantProducts.questions')}>
        <strong>{text('merchantProducts.questions')}</strong>
        {questions.map((question, index) => (
          <QuestionFields
            key={question.key}
            {...{ question, index }}
            onChange={(changes) =>
              change({
                virtualQuestions: questions.map((one) => (one === question ? { ...one, ...changes } : one)),
              })
            }
            onRemove={() => change({ virtualQuestions: questions.filter((one) => one !== question) })}
          />
        ))}
        <div>
          <Button
            type="dashed"
            icon={<Icon name="add" />}
            disabled={questions.length >= PRODUCT_LIMITS.questions}
            onClick={() => change({ virtualQuestions: [...questions, { key: newKey(), name: {}, isRequired: true }] })}
          >
            {text('merchantProducts.addQuestion')}
          </Button>
        </div>
      </Flex>
    </Panel>
  );
}

interface QuestionFieldsProps {
  question: Question;
  index: number;
  onChange: (changes: Partial<Question>) => void;
  onRemove: () => void;
}

function QuestionFields({ question, index, onChange, onRemove }: QuestionFieldsProps) {
  const text = useText<'merchant'>();
  const number = index + 1;
  const problem = useProblem(`virtualQuestions.${index}`);
  return (
    <Flex vertical gap={4}>
      <Flex gap="small">
        <LocaleTextInput
          aria-label={text('merchantProducts.question', { number })}
          placeholder={text('merchantProducts.question', { number })}
          maxLength={PRODUCT_LIMITS.questionLength}
          value={question.name}
          status={problem ? 'error' : undefined}
          onChange={(name) => onChange({ name })}
        />
        <Button
          icon={<Icon name="close" />}
          aria-label={text('merchantProducts.removeQuestion', { number })}
          onClick={onRemove}
        />
      </Flex>
      <FieldProblem problem={problem} />
      <Checkbox checked={question.isRequired} onChange={(event) => onChange({ isRequired: event.target.checked })}>
        {text('merchantProducts.mustAnswer')}
      </Checkbox>
    </Flex>
  );
}
