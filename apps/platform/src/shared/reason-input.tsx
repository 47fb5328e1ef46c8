import { Input } from 'antd';

const MOST_CHARACTERS = 200;

/** Why something is done, in a sentence or two. It gets `id`, `value` and `onChange` from its form. */
export function ReasonInput(given: object) {
  return <Input.TextArea {...given} rows={3} maxLength={MOST_CHARACTERS} showCount />;
}
