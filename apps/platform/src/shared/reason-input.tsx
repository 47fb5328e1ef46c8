import { Input } from 'antd';

const MOST_CHARACTERS = 200;

/** A reason of a sentence or two. The form passes `id`, `value` and `onChange`. */
export function ReasonInput(given: object) {
  return <Input.TextArea {...given} rows={3} maxLength={MOST_CHARACTERS} showCount />;
}
