import { ContractForm } from '@galleria/console-kit/form/contract-form';
import type { FormFieldDefinition } from '@galleria/console-kit/form/form-field';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface ActionDrawerProps<O extends Operation> {
  title: string;
  /** Sentence about the consequences. */
  effect: string;
  operation: O;
  fixed: Partial<InputOf<O>>;
  initial?: Partial<InputOf<O>>;
  fields: { readonly [Name in keyof InputOf<O> & string]?: FormFieldDefinition };
  submit: string;
  done: string;
  isOpen: boolean;
  onClose: () => void;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** A form for one action that needs a reason or reference; shows the consequences first. */
export function ActionDrawer<O extends Operation>(props: ActionDrawerProps<O>) {
  const { title, effect, operation, fixed, initial, fields, submit, done, isOpen, onClose, children } = props;
  const toast = useToast();
  return (
    <FormDrawer title={title} isOpen={isOpen} onClose={onClose} size={440}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">{effect}</Typography.Text>
        {children}
        <ContractForm
          {...{ operation, fixed, initial, fields, submit }}
          onDone={() => {
            toast(done);
            onClose();
          }}
          onCancel={onClose}
        />
      </Flex>
    </FormDrawer>
  );
}
