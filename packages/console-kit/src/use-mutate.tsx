import type { Answer } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useConsole, useText } from './console-context.tsx';

interface ToastOptions {
  /** Undoes the action that the toast reports. */
  undo?: () => unknown;
}

const TOAST_SECONDS = 2;
const UNDO_SECONDS = 8;

/** `toast(successMessage, { undo })`: a success message, with a button to undo where that is possible. */
export function useToast() {
  const { message } = App.useApp();
  const text = useText();
  return (successMessage: string, { undo }: ToastOptions = {}) => {
    const key = crypto.randomUUID();
    const handleUndo = () => {
      message.destroy(key);
      undo?.();
    };
    const content = undo ? (
      <Flex component="span" gap="small" align="center" style={{ display: 'inline-flex' }}>
        {successMessage}
        <Button type="link" size="small" onClick={handleUndo}>
          {text('console.undo')}
        </Button>
      </Flex>
    ) : (
      successMessage
    );
    void message.success({ key, content, duration: undo ? UNDO_SECONDS : TOAST_SECONDS });
  };
}

/** Shows the reason of a failed call as a message. Without a session, the sign-in dialog is open instead. */
export function useFailureMessage() {
  const { text } = useConsole();
  const { message } = App.useApp();
  return (failure: { readonly reason: string; readonly message: string }) => {
    if (failure.reason !== 'access.signIn') void message.error(failure.message || text('console.networkFailed'));
  };
}

interface MutateOptions extends ToastOptions {
  /** Success message. */
  done?: string;
}

/** Calls an operation from a button; on success all queries are refetched, a refusal is shown as a message. */
export function useMutate() {
  const { call } = useConsole();
  const showFailure = useFailureMessage();
  const queries = useQueryClient();
  const toast = useToast();
  return async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    { done, undo }: MutateOptions = {},
  ): Promise<Answer<O>> => {
    const answer = await call(operation, input);
    if (answer.ok) {
      if (done) toast(done, undo && { undo });
      await queries.invalidateQueries();
    } else {
      showFailure(answer);
    }
    return answer;
  };
}

interface Question {
  title: string;
  /** The consequences, and whether they can be undone. */
  consequences: ReactNode;
  /** Label of the button: what it does, never "OK". */
  action: string;
  isDangerous?: boolean;
}

/** `if (await confirm({ … }))`: confirmation of an action that cannot be undone. */
export function useConfirm() {
  const { modal } = App.useApp();
  const text = useText();
  return async ({ title, consequences, action, isDangerous = false }: Question): Promise<boolean> =>
    modal.confirm({
      title,
      content: consequences,
      okText: action,
      okButtonProps: { danger: isDangerous },
      cancelText: text('console.cancel'),
      autoFocusButton: isDangerous ? 'cancel' : 'ok',
    });
}
