import { useText } from '@galleria/console-kit/console-context';
import { moveItem } from '@galleria/console-kit/form/move-item';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { Icon } from '@galleria/console-kit/icon';
import { Panel } from '@galleria/console-kit/page/panel';
import { ToolIcon } from '@galleria/console-kit/tool-icon';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { Button, Flex, Typography } from 'antd';
import { FieldProblem, useEditor, useProblem } from './editor-context.tsx';
import { newKey, type Parameter } from './product-model.ts';

/** Names and values, such as material and washing instructions. */
export function ParametersPanel() {
  const text = useText<'merchant'>();
  const { product, change } = useEditor();
  const { parameters } = product;
  return (
    <Panel title={text('merchantProducts.parameters')}>
      <Flex vertical gap="small">
        {parameters.length === 0 && (
          <Typography.Text type="secondary">{text('merchantProducts.parametersHelp')}</Typography.Text>
        )}
        {parameters.map((parameter, index) => (
          <ParameterFields
            key={parameter.key}
            {...{ parameter, index }}
            onChange={(changes) =>
              change({ parameters: parameters.map((one) => (one === parameter ? { ...one, ...changes } : one)) })
            }
            onUp={index > 0 ? () => change({ parameters: moveItem(parameters, index, index - 1) }) : undefined}
            onRemove={() => change({ parameters: parameters.filter((one) => one !== parameter) })}
          />
        ))}
        <div>
          <Button
            type="dashed"
            icon={<Icon name="add" />}
            disabled={parameters.length >= PRODUCT_LIMITS.parameters}
            onClick={() => change({ parameters: [...parameters, { key: newKey(), name: {}, value: {} }] })}
          >
            {text('merchantProducts.addParameter')}
          </Button>
        </div>
      </Flex>
    </Panel>
  );
}

interface ParameterFieldsProps {
  parameter: Parameter;
  index: number;
  onChange: (changes: Partial<Parameter>) => void;
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

function ParameterFields({ parameter, index, onChange, onUp, onRemove }: ParameterFieldsProps) {
  const text = useText<'merchant'>();
  const number = index + 1;
  const nameProblem = useProblem(`parameters.${index}.name`);
  const valueProblem = useProblem(`parameters.${index}.value`);
  return (
    <Flex vertical gap={4}>
      <div className="parameter">
        <LocaleTextInput
          aria-label={text('merchantProducts.parameterName', { number })}
          placeholder={text('merchantProducts.parameterNameHint')}
          maxLength={PRODUCT_LIMITS.parameterNameLength}
          value={parameter.name}
          status={nameProblem ? 'error' : undefined}
          onChange={(name) => onChange({ name })}
        />
        <LocaleTextInput
          aria-label={text('merchantProducts.parameterValue', { number })}
          placeholder={text('merchantProducts.parameterValueHint')}
          maxLength={PRODUCT_LIMITS.parameterValueLength}
          value={parameter.value}
          status={valueProblem ? 'error' : undefined}
          onChange={(value) => onChange({ value })}
        />
        <Flex gap={4}>
          <Button
            icon={<ToolIcon name="up" />}
            aria-label={text('merchantProducts.parameterUp', { number })}
            disabled={!onUp}
            onClick={onUp}
          />
          <Button
            icon={<Icon name="close" />}
            aria-label={text('merchantProducts.parameterRemove', { number })}
            onClick={onRemove}
          />
        </Flex>
      </div>
      <FieldProblem problem={nameProblem ?? valueProblem} />
    </Flex>
  );
}
