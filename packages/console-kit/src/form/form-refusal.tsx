import { Alert, Form } from 'antd';

/** The server's refusal, above the buttons of a form. */
export function FormRefusal({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Form.Item>
      <Alert type="error" showIcon title={message} />
    </Form.Item>
  );
}
