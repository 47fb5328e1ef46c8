import { useText } from '@galleria/console-kit/console-context';
import { SpanInput } from '@galleria/console-kit/form/inputs/span-input';
import { Icon } from '@galleria/console-kit/icon';
import type { SpecialDay } from '@galleria/domain/stores/opening-hours';
import { Button, Checkbox, Input } from 'antd';

interface SpecialDaysInputProps {
  id?: string;
  value?: SpecialDay[];
  onChange?: (days: SpecialDay[]) => void;
}

const SPAN = { from: '10:00', to: '14:00' };

/** Holidays and other days that differ from their weekday. */
export function SpecialDaysInput({ id, value = [], onChange }: SpecialDaysInputProps) {
  const text = useText<'merchant'>();
  return (
    <div id={id}>
      {value.map((day, index) => (
        // Keyed by index: two days may have the same date while one of them is edited.
        <DayRow
          key={`day:${String(index)}`}
          day={day}
          onChange={(next) => onChange?.(value.with(index, next))}
          onRemove={() => onChange?.(value.toSpliced(index, 1))}
        />
      ))}
      <Button
        type="dashed"
        icon={<Icon name="add" />}
        onClick={() => onChange?.([...value, { date: new Date().toISOString().slice(0, 10), spans: [] }])}
      >
        {text('merchantStore.addSpecialDay')}
      </Button>
    </div>
  );
}

interface DayRowProps {
  day: SpecialDay;
  onChange: (day: SpecialDay) => void;
  onRemove: () => void;
}

function DayRow({ day: { date, spans }, onChange, onRemove }: DayRowProps) {
  const text = useText<'merchant'>();
  const [span] = spans;
  return (
    <div className="special-day">
      <Input
        type="date"
        value={date}
        aria-label={text('merchantStore.date')}
        style={{ width: 160 }}
        onChange={({ target }) => onChange({ date: target.value, spans })}
      />
      <Checkbox
        checked={span === undefined}
        onChange={({ target }) => onChange({ date, spans: target.checked ? [] : [SPAN] })}
      >
        {text('console.hours.closed')}
      </Checkbox>
      {span && (
        <SpanInput name={date} value={span} onChange={(next) => onChange({ date, spans: spans.with(0, next) })} />
      )}
      <Button
        size="small"
        type="text"
        icon={<Icon name="close" />}
        aria-label={text('merchantStore.removeDay', { date })}
        onClick={onRemove}
      />
    </div>
  );
}
