import type { InputOf, Operation, OutputOf, RefusalOf } from '@galleria/contract/operation';
import type { FieldProblem } from '@galleria/contract/wire/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '../busy-button.tsx';
import { useConsole } from '../console-context.tsx';
import { describeField, withoutEmpty } from './describe-field.ts';
import { FormField, type FormFieldDefinition } from './form-field.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { useUnsavedWork } from './unsaved-work.tsx';

type FieldName<O extends Operation> = keyof InputOf<O> & string;
type Values = Record<string, unknown>;

interface ContractFormProps<O extends Operation> {
  operation: O;
  /** Fields of the operation's input in the order in which they are shown. */
  fields: { readonly [Name in FieldName<O>]?: FormFieldDefinition };
  /** Input that is sent in addition to the fields, and in place of those that are empty and take no null. */
  fixed?: Partial<InputOf<O>>;
  initial?: Partial<InputOf<O>> | undefined;
  /** The field at which a refusal is shown; other refusals are shown above the buttons. */
  fieldOfRefusal?: { readonly [Refusal in RefusalOf<O>]?: FieldName<O> };
  /** Label of the submit button. */
  submit: string;
  onDone: (answer: OutputOf<O>) => void;
  /** Adds a cancel button; for drawers and dialogs. */
  onCancel?: () => void;
  /** Called with the current values at every change; for fields that depend on others. */
  onValues?: (values: Partial<InputOf<O>>) => void;
  /** Whether leaving the page with unsaved changes asks for confirmation. */
  isGuarded?: boolean;
  /** Wraps the fields, e.g. in tabs that they share. */
  wrap?: (fields: ReactNode) => ReactNode;
  /** The button takes the whole width. */
  isWide?: boolean;
}

/** A form made from an operation's input schema. The server validates it; problems are shown at their fields. */
export function ContractForm<O extends Operation>(props: ContractFormProps<O>) {
  const { operation, fields, initial, submit, onCancel, onValues, isGuarded = true, isWide = false, wrap } = props;
  const { text } = useConsole();
  const { form, busy, problem, isChanged, setChanged, send, reset } = useSubmission(props);
  useUnsavedWork(isGuarded && isChanged);
  const shown = Object.entries<FormFieldDefinition | undefined>(fields).map(([name, definition]) => {
    const schema = operation.input.shape[name];
    return definition && schema && <FormField key={name} {...{ name, definition }} shape={describeField(schema)} />;
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={initial}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_, values) => {
        setChanged(form.isFieldsTouched());
        onValues?.(values as Partial<InputOf<O>>);
      }}
      onFinish={send}
    >
      {wrap ? wrap(shown) : shown}
      <FormRefusal message={problem} />
      <Flex gap="small" wrap>
        <BusyButton type="primary" htmlType="submit" block={isWide} busy={busy}>
          {submit}
        </BusyButton>
        {onCancel && <Button onClick={onCancel}>{text('console.cancel')}</Button>}
        {!onCancel && isGuarded && isChanged && <Button onClick={reset}>{text('console.form.reset')}</Button>}
      </Flex>
    </Form>
  );
}

/** Submits the form and shows refusals at their fields. */
function useSubmission<O extends Operation>({
  operation,
  fields,
  fixed,
  fieldOfRefusal,
  onDone,
}: ContractFormProps<O>) {
  const { call, passwords, text } = useConsole();
  const queries = useQueryClient();
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const definitions: Readonly<Record<string, FormFieldDefinition | undefined>> = fields;
  const refusalFields: Readonly<Record<string, string | undefined>> = fieldOfRefusal ?? {};

  async function toInput(values: Values): Promise<Values> {
    const entries = Object.entries(values).map(async ([name, value]) => {
      const isSecret = definitions[name]?.secret && typeof value === 'string';
      return [name, isSecret ? await passwords.encrypt(value) : value] as const;
    });
    return withoutEmpty(Object.fromEntries(await Promise.all(entries)), operation.input.shape);
  }

  async function send(values: Values) {
    setBusy(true);
    setProblem(undefined);
    // The code that encrypts passwords is loaded when it is needed, which fails without a connection.
    const input = await toInput(values).catch(() => undefined);
    const answer = input && (await call(operation, { ...fixed, ...input } as InputOf<O>));
    setBusy(false);
    if (!answer) return setProblem(text('console.networkFailed'));
    if (!answer.ok) return refuse(answer);
    setChanged(false);
    onDone(answer.data);
    await queries.invalidateQueries();
  }

  function refuse({ reason, message, data }: { reason: string; message: string; data: unknown }) {
    const field = refusalFields[reason];
    if (reason === 'input.invalid' && Array.isArray(data)) return showProblems(data);
    if (field) return showProblems([{ field, message }]);
    // The dialog for signing in again is open by now.
    setProblem(reason === 'access.signIn' ? undefined : message || text('console.networkFailed'));
  }

  function showProblems(problems: readonly FieldProblem[]) {
    const found = problems.map(({ field, message }) => ({ name: field.split('.')[0] ?? field, message }));
    const shown = found.filter(({ name }) => definitions[name]);
    form.setFields(shown.map(({ name, message }) => ({ name, errors: [message] })));
    const otherProblems = found.filter(({ name }) => !definitions[name]);
    setProblem(otherProblems.map(({ message }) => message).join(' ') || undefined);
    if (shown[0]) form.scrollToField(shown[0].name, { focus: true });
  }

  function reset() {
    form.resetFields();
    setChanged(false);
    setProblem(undefined);
  }

  return { form, busy, problem, isChanged, setChanged, send, reset };
}
