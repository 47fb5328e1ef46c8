import { languageTag } from '@galleria/domain/site/locales';
import { DAYS_OF_WEEK, type OpenSpan, type WeeklyHours, weekdayName } from '@galleria/domain/stores/opening-hours';
import { Button, Checkbox } from 'antd';
import { useLocale, useText } from '../../console-context.tsx';
import { Icon } from '../../icon.tsx';
import { SpanInput } from './span-input.tsx';
import './weekly-hours.css';

interface WeeklyHoursInputProps {
  id?: string;
  value?: WeeklyHours | undefined;
  onChange?: (week: WeeklyHours) => void;
}

const DEFAULT: OpenSpan = { from: '10:00', to: '18:00' };
const MAX_SPANS = 3;

/** Opening hours of Monday to Sunday, with breaks; one day can be copied to the others. */
export function WeeklyHoursInput({ id, value, onChange }: WeeklyHoursInputProps) {
  const text = useText();
  const tag = languageTag(useLocale());
  const week = value ?? Array.from({ length: DAYS_OF_WEEK }, () => []);
  const change = (day: number, spans: OpenSpan[]) => onChange?.(week.with(day, spans));
  return (
    <div id={id} className="weekly-hours">
      {week.map((spans, day) => {
        const name = weekdayName(tag, day, 'long');
        return (
          <fieldset key={name}>
            <legend className="visually-hidden">{name}</legend>
            <Checkbox
              checked={spans.length > 0}
              onChange={({ target }) => change(day, target.checked ? [week.flat()[0] ?? DEFAULT] : [])}
            >
              {name}
            </Checkbox>
            <DaySpans spans={spans} day={name} onChange={(next) => change(day, next)} />
            {day === 0 && spans.length > 0 && (
              <Button size="small" type="link" onClick={() => onChange?.(week.map(() => spans))}>
                {text('console.hours.copyToAll')}
              </Button>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

interface DaySpansProps {
  spans: OpenSpan[];
  day: string;
  onChange: (spans: OpenSpan[]) => void;
}

function DaySpans({ spans, day, onChange }: DaySpansProps) {
  const text = useText();
  if (spans.length === 0) return <span className="weekly-hours-closed">{text('console.hours.closed')}</span>;
  return (
    <div className="weekly-hours-spans">
      {spans.map((span, index) => (
        // A span has no id, so its index is its key.
        <SpanInput
          key={`${day}:${String(index)}`}
          name={day}
          value={span}
          onChange={(next) => onChange(spans.with(index, next))}
          onRemove={spans.length > 1 ? () => onChange(spans.toSpliced(index, 1)) : undefined}
        />
      ))}
      {spans.length < MAX_SPANS && (
        <Button
          size="small"
          type="text"
          icon={<Icon name="add" />}
          aria-label={text('console.hours.addSpanOn', { day })}
          title={text('console.hours.addSpan')}
          onClick={() => onChange([...spans, { from: spans.at(-1)?.to ?? DEFAULT.to, to: '24:00' }])}
        />
      )}
    </div>
  );
}
