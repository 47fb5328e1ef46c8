import type { Answer } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useConsole, useText } from './console-context.tsx';

interface ToastOptions {
  /** Takes back what the toast tells of. */
  undo?: () => unknown;
}

const TOAST_SECONDS = 2;
const UNDO_SECONDS = 8;

/** `toast(words, { undo })`: says what was done, with a way back where there is one. */
export function useToast() {
  const { message } = App.useApp();
  const text = useText();
  return (words: string, { undo }: ToastOptions = {}) => {
    const key = crypto.randomUUID();
    const takeBack = () => {
      message.destroy(key);
      undo?.();
    };
    const content = undo ? (
      <Flex component="span" gap="small" align="center" style={{ display: 'inline-flex' }}>
        {words}
        <Button type="link" size="small" onClick={takeBack}>
          {text('console.undo')}
        </Button>
      </Flex>
    ) : (
      words
    );
    void message.success({ key, content, duration: undo ? UNDO_SECONDS : TOAST_SECONDS });
  };
}

interface ActOptions extends ToastOptions {
  /** Said when it worked. */
  done?: string;
}

/** Calls an operation from a button: everything shown is then asked for again, and a refusal is said as a message. */
export function useAct() {
  const { call, text } = useConsole();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const toast = useToast();
  return async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    { done, undo }: ActOptions = {},
  ): Promise<Answer<O>> => {
    const answer = await call(operation, input);
    if (answer.ok) {
      if (done) toast(done, undo && { undo });
      await queries.invalidateQueries();
    } else if (answer.reason !== 'access.signIn') {
      void message.error(answer.message || text('console.networkFailed'));
    }
    return answer;
  };
}

interface Question {
  title: string;
  /** What will happen, and whether it can be taken back. */
  consequences: ReactNode;
  /** Words on the button: what it does, never "OK". */
  action: string;
  isDangerous?: boolean;
}

/** `if (await confirm({ … }))`: asks before something that cannot be undone. */
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
