import type { InputOf, Operation, OutputOf } from '@galleria/contract/operation';
import { Alert, Flex } from 'antd';
import { ContractForm } from '../form/contract-form.tsx';
import type { FormFieldDefinition } from '../form/form-field.tsx';
import { FormDrawer } from '../page/form-drawer.tsx';
import { useToast } from '../use-mutate.tsx';

interface ActionDrawerProps<O extends Operation> {
  title: string;
  /** Explains what the action does, above all to the money. */
  effect: string;
  isMoneyMoving?: boolean;
  operation: O;
  fixed: Partial<InputOf<O>>;
  initial?: Partial<InputOf<O>>;
  fields: { readonly [Name in keyof InputOf<O> & string]?: FormFieldDefinition };
  submit: string;
  /** Message afterwards; it may depend on the answer. */
  done: string | ((answer: OutputOf<O>) => string);
  isOpen: boolean;
  onClose: () => void;
}

/** Drawer for one action on a request: an explanation of its effect, then the form. */
export function ActionDrawer<O extends Operation>(props: ActionDrawerProps<O>) {
  const { title, effect, isMoneyMoving = false, operation, fixed, initial, fields, submit, done } = props;
  const { isOpen, onClose } = props;
  const toast = useToast();
  return (
    <FormDrawer title={title} isOpen={isOpen} onClose={onClose} size={480}>
      <Flex vertical gap="middle">
        <Alert type={isMoneyMoving ? 'warning' : 'info'} title={effect} />
        <ContractForm
          {...{ operation, fixed, initial, fields, submit }}
          onDone={(answer) => {
            toast(typeof done === 'string' ? done : done(answer));
            onClose();
          }}
          onCancel={onClose}
        />
      </Flex>
    </FormDrawer>
  );
}
