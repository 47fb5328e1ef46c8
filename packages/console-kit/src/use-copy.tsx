import { App } from 'antd';
import { useText } from './console-context.tsx';
import { useToast } from './use-mutate.tsx';

/** `copy(content, done)`: copies a text and shows `done`. Browsers may forbid it, and have no clipboard without TLS. */
export function useCopy() {
  const text = useText();
  const toast = useToast();
  const { message } = App.useApp();
  return async (content: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content);
      toast(done);
    } catch {
      void message.error(text('console.copyFailed'));
    }
  };
}
