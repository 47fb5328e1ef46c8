import { App } from 'antd';
import { useText } from './console-context.tsx';
import { useToast } from './use-mutate.tsx';

/** `copy(words, done)`: copies a text and shows `done`. Browsers may forbid copying, and have no clipboard without TLS. */
export function useCopy() {
  const text = useText();
  const toast = useToast();
  const { message } = App.useApp();
  return async (words: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      toast(done);
    } catch {
      void message.error(text('console.copyFailed'));
    }
  };
}
