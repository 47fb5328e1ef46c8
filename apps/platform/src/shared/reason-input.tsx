import { Input } from 'antd';

const MAX_CHARACTERS = 200;

/** A reason of a sentence or two. The form passes `id`, `value` and `onChange`. */
export function ReasonInput(given: object) {
  return <Input.TextArea {...given} rows={3} maxLength={MAX_CHARACTERS} showCount />;
}
