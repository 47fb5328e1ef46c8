import { Input } from 'antd';

const MAX_CHARACTERS = 200;

/** A reason of a sentence or two. The form passes `id`, `value` and `onChange`. */
export function ReasonInput(props: object) {
  return <Input.TextArea {...props} rows={3} maxLength={MAX_CHARACTERS} showCount />;
}
