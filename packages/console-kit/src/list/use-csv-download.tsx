import { download } from '@galleria/client/download';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { useConsole } from '../console-context.tsx';
import { saveFile } from '../download-file.tsx';
import { useFailureMessage } from '../use-mutate.tsx';

/** `onExport={useCsvDownload(exportStoreOrders)}`: the server streams the file; a refusal is shown as a message. */
export function useCsvDownload<O extends Operation>(operation: O): (input: InputOf<O>) => Promise<void> {
  const { locale } = useConsole();
  const showFailure = useFailureMessage();
  return async (input) => {
    const answer = await download(operation, input, { base: '/api', locale: () => locale });
    if (answer.ok) saveFile(answer.name, answer.file);
    else showFailure(answer);
  };
}
