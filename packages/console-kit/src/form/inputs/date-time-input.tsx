import { Input } from 'antd';
import { fromZoned, toZoned } from '../../text/zoned-time.ts';

interface DateTimeInputProps {
  id?: string;
  /** As the API has it: UTC, `yyyy-MM-dd HH:mm:ss`. */
  value?: string;
  onChange?: (value: string) => void;
  /** Whose clocks are meant; the reader's own by default. It stands beside the field. */
  timeZone?: string;
}

/** A day and a time with the time zone they are meant in. The browser draws the calendar. */
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
