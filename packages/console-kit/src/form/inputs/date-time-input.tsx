import { Input } from 'antd';
import { fromZoned, toZoned } from '../../text/zoned-time.ts';

interface DateTimeInputProps {
  id?: string;
  /** In the API's format: UTC, `yyyy-MM-dd HH:mm:ss`. */
  value?: string;
  onChange?: (value: string) => void;
  /** Time zone of the field, shown beside it; the reader's own by default. */
  timeZone?: string;
}

/** A date and a time in a time zone. The calendar is the browser's. */
export function DateTimeInput({ id, value = '', onChange, timeZone = ownTimeZone() }: DateTimeInputProps) {
  return (
    <Input
      id={id}
      type="datetime-local"
      value={toZoned(value, timeZone)}
      onChange={(event) => onChange?.(fromZoned(event.target.value, timeZone))}
      suffix={timeZone}
    />
  );
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
