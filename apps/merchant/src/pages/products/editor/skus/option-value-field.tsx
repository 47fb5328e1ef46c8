import { useText } from '@galleria/console-kit/console-context';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { useTextLanguage } from '@galleria/console-kit/form/texts/text-languages';
import { Icon } from '@galleria/console-kit/icon';
import { ToolIcon } from '@galleria/console-kit/tool-icon';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Flex, Popover } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import { FieldProblem, useProblem } from '../editor-context.tsx';
import type { OptionValue } from '../product-model.ts';

interface OptionValueFieldProps {
  value: OptionValue;
  /** Name of the option. */
  name: string;
  path: string;
  number: number;
  onChange: (changes: Partial<OptionValue>) => void;
  /** Moves along the list: -1 is one place earlier. */
  onMove: (by: number) => void;
  onDragStart: () => void;
  onDragEnter: () => void;
  /** Adds the next value when Enter is pressed. */
  onEnter: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function OptionValueField(props: OptionValueFieldProps) {
  const { value, name, path, number, onChange, onMove, onDragStart, onDragEnter, onEnter, onRemove } = props;
  const text = useText<'merchant'>();
  const locale = useTextLanguage();
  const problem = useProblem(path);
  const label = textIn(value.text, locale) || String(number);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') onMove(-1);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') onMove(1);
    else return;
    event.preventDefault();
  };
  return (
    <li className="option-value" onDragEnter={onDragEnter}>
      <Button
        type="text"
        draggable
        className="drag-handle"
        icon={<ToolIcon name="drag" />}
        aria-label={text('merchantProducts.valueMove', { value: label })}
        title={text('merchantProducts.valueMoveHelp')}
        onDragStart={onDragStart}
        onKeyDown={press}
      />
      <span className="option-text">
        <LocaleTextInput
          aria-label={text('merchantProducts.valueOf', { name, number })}
          placeholder={textIn(value.text, locale) || text('merchantProducts.valueHint')}
          maxLength={PRODUCT_LIMITS.optionValueLength}
          value={value.text}
          status={problem ? 'error' : undefined}
          onChange={(changed) => onChange({ text: changed })}
          onPressEnter={onEnter}
        />
        <FieldProblem problem={problem} />
      </span>
      <ValueAppearance {...{ value, label, onChange }} />
      {onRemove && (
        <Button
          type="text"
          icon={<Icon name="close" />}
          aria-label={text('merchantProducts.valueRemove', { value: label })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

type ValueAppearanceProps = Pick<OptionValueFieldProps, 'value' | 'onChange'> & { label: string };

/** Edits how buyers see the value on its button: as a picture, a colour swatch, or text only. */
function ValueAppearance({ value, label, onChange }: ValueAppearanceProps) {
  const text = useText<'merchant'>();
  const colourId = useId();
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      content={
        <Flex vertical gap="small" style={{ width: 200 }}>
          <label htmlFor={colourId}>{text('merchantProducts.swatch')}</label>
          <Flex gap="small" align="center">
            <input
              id={colourId}
              type="color"
              value={value.swatch || '#ffffff'}
              onChange={(event) => onChange({ swatch: event.target.value })}
            />
            {value.swatch && (
              <Button type="link" onClick={() => onChange({ swatch: '' })}>
                {text('merchantProducts.noSwatch')}
              </Button>
            )}
          </Flex>
          <PicturesInput
            max={1}
            aria-label={text('merchantProducts.valuePicture', { value: label })}
            value={value.pic ? [value.pic] : []}
            onChange={([pic = '']) => onChange({ pic })}
          />
        </Flex>
      }
    >
      <Button
        type="text"
        aria-label={text('merchantProducts.valueLook', { value: label })}
        title={text('merchantProducts.valueLook', { value: label })}
        icon={
          value.swatch ? <span className="swatch" style={{ background: value.swatch }} /> : <ToolIcon name="palette" />
        }
      />
    </Popover>
  );
}
