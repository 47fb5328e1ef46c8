import { directionOf } from '@galleria/domain/site/locales';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { type ComponentProps, useState } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConsoleContext } from '../console-context.tsx';
import { CallFailure } from '../use-call.tsx';
import type { AntdLocale } from './locales.ts';
import { useTheme } from './use-theme.ts';

interface AppFrameProps {
  value: ComponentProps<typeof ConsoleContext>['value'] & object;
  nonce: string;
  antdLocale: AntdLocale;
  router: DataRouter;
}

/** Providers around the pages: messages, API calls, theme, router. */
export function AppFrame({ value, nonce, antdLocale, router }: AppFrameProps) {
  const [queries] = useState(createQueries);
  return (
    <ConsoleContext value={value}>
      <QueryClientProvider client={queries}>
        <ConfigProvider
          button={{ autoInsertSpace: false }}
          csp={{ nonce }}
          direction={directionOf(value.locale)}
          locale={antdLocale}
          theme={useTheme()}
        >
          <App>
            <RouterProvider router={router} />
          </App>
        </ConfigProvider>
      </QueryClientProvider>
    </ConsoleContext>
  );
}

const FRESH_MS = 30_000;

/** Only network failures are retried; a refusal would be the same again. */
function createQueries(): QueryClient {
  const retry = (failures: number, problem: Error) =>
    failures < 1 && problem instanceof CallFailure && problem.reason === 'network';
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS, retry } } });
}
