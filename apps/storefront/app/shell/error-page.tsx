import { isRouteErrorResponse, useLocation } from 'react-router';
import { useText } from '../messages/messages.tsx';
import { buttonClass } from '../ui/button-class.ts';

const NOT_FOUND = 404;
/** Statuses with which the server refuses a request before rendering; the reason is in the visitor's language. */
const REFUSED = new Set([400, 413, 415]);

/** Uses plain links and no shell data, so that it works when everything else has failed. */
export default function ErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === NOT_FOUND;
  const reason = isRouteErrorResponse(error) && REFUSED.has(error.status) ? String(error.data) : undefined;
  const title = missing ? text('shell.errorNotFoundTitle') : text('shell.errorTitle');
  return (
    <div className="page-column flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {isRouteErrorResponse(error) && (
        <p aria-hidden className="mb-6 font-bold text-display text-brand">
          {error.status}
        </p>
      )}
      <h1 className="font-bold text-xl">{title}</h1>
      <p className="mt-3 mb-8 max-w-md text-pretty text-ink-soft">
        {missing ? text('shell.errorNotFoundText') : (reason ?? text('shell.errorText'))}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {!missing && (
          <a href={pathname + search} className={buttonClass('outline', 'medium')}>
            {text('shell.errorRetry')}
          </a>
        )}
        <a href="/" className={buttonClass('solid', 'medium')}>
          {text('shell.errorHome')}
        </a>
      </div>
    </div>
  );
}
