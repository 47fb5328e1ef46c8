import type { OpenSpan } from '@galleria/domain/stores/opening-hours';
import { Button, Input } from 'antd';
import { useText } from '../../console-context.tsx';
import { Icon } from '../../icon.tsx';

interface SpanInputProps {
  /** Name of the day, for labels. */
  name: string;
  value: OpenSpan;
  onChange: (span: OpenSpan) => void;
  onRemove?: (() => void) | undefined;
}

/** A native time field ends at 23:59; midnight as an end means the end of the day. */
const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';

/** Start and end of a span. */
export function SpanInput({ name, value: { from, to }, onChange, onRemove }: SpanInputProps) {
  const text = useText();
  return (
    <span className="span-input">
      <Input
        type="time"
        value={from}
        aria-label={text('console.hours.from', { day: name })}
        onChange={({ target }) => onChange({ from: target.value, to })}
      />
      <span aria-hidden>–</span>
      <Input
        type="time"
        value={to === END_OF_DAY ? MIDNIGHT : to}
        aria-label={text('console.hours.to', { day: name })}
        onChange={({ target }) => onChange({ from, to: target.value === MIDNIGHT ? END_OF_DAY : target.value })}
      />
      {onRemove && (
        <Button
          size="small"
          type="text"
          icon={<Icon name="close" />}
          aria-label={text('console.hours.removeSpan', { day: name })}
          onClick={onRemove}
        />
      )}
    </span>
  );
}
