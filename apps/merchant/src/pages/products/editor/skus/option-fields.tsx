import { useText } from '@galleria/console-kit/console-context';
import { moveItem } from '@galleria/console-kit/form/move-item';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { useTextLanguage } from '@galleria/console-kit/form/texts/text-languages';
import { Icon } from '@galleria/console-kit/icon';
import { ToolIcon } from '@galleria/console-kit/tool-icon';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { FieldProblem, useProblem } from '../editor-context.tsx';
import type { Option, OptionValue } from '../product-model.ts';
import { OptionValueField } from './option-value-field.tsx';

interface OptionFieldsProps {
  option: Option;
  index: number;
  /** Whether the limits allow one more value. */
  canAddMore: boolean;
  onRename: (name: LocaleTexts) => void;
  onValue: (value: OptionValue, changes: Partial<OptionValue>) => void;
  onSort: (values: OptionValue[]) => void;
  onAddValue: () => void;
  onRemoveValue: (value: OptionValue) => void;
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

/** One option with its values. Renaming and sorting leave the SKUs as they are. */
export function OptionFields(props: OptionFieldsProps) {
  const { option, index, canAddMore, onRename, onValue, onSort, onAddValue, onRemoveValue, onUp, onRemove } = props;
  const text = useText<'merchant'>();
  const locale = useTextLanguage();
  const number = index + 1;
  const [dragged, setDragged] = useState<number>();
  const problem = useProblem(`options.${index}.name`);
  const name = textIn(option.name, locale) || text('merchantProducts.option', { number });
  const { values } = option;
  return (
    <fieldset className="option" onDragEnd={() => setDragged(undefined)}>
      <legend className="visually-hidden">{name}</legend>
      <Flex gap="small">
        <LocaleTextInput
          aria-label={text('merchantProducts.optionName', { number })}
          placeholder={textIn(option.name, locale) || text('merchantProducts.optionNameHint')}
          maxLength={PRODUCT_LIMITS.optionNameLength}
          value={option.name}
          status={problem ? 'error' : undefined}
          onChange={onRename}
        />
        <Button
          icon={<ToolIcon name="up" />}
          aria-label={text('merchantProducts.optionUp', { name })}
          disabled={!onUp}
          onClick={onUp}
        />
        <Button
          icon={<ToolIcon name="delete" />}
          aria-label={text('merchantProducts.optionRemove', { name })}
          onClick={onRemove}
        />
      </Flex>
      <FieldProblem problem={problem} />
      <ul className="option-values">
        {values.map((value, valueIndex) => (
          <OptionValueField
            key={value.key}
            {...{ value, name }}
            path={`options.${index}.values.${valueIndex}`}
            number={valueIndex + 1}
            onChange={(changes) => onValue(value, changes)}
            onMove={(by) => onSort(moveItem(values, valueIndex, valueIndex + by))}
            onDragStart={() => setDragged(valueIndex)}
            onDragEnter={() => {
              if (dragged === undefined || dragged === valueIndex) return;
              onSort(moveItem(values, dragged, valueIndex));
              setDragged(valueIndex);
            }}
            onEnter={canAddMore ? onAddValue : undefined}
            onRemove={values.length > 1 ? () => onRemoveValue(value) : undefined}
          />
        ))}
        <li>
          <Button type="dashed" icon={<Icon name="add" />} disabled={!canAddMore} onClick={onAddValue}>
            {text('merchantProducts.addValue')}
          </Button>
        </li>
      </ul>
    </fieldset>
  );
}
