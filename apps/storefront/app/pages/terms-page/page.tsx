import { privacyPolicy, termsOfService } from '@galleria/contract/site/site';
import { excerptOf } from '@galleria/domain/content/excerpt';
import { Link } from 'react-router';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { useText } from '../../messages/messages.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';

const PRIVACY = '1';

/** Length of a description that search engines show. */
const DESCRIPTION_LENGTH = 159;

export async function loader({ context, request }: Route.LoaderArgs) {
  const isPrivacy = new URL(request.url).searchParams.get('sts') === PRIVACY;
  const { call } = context.get(visitContext);
  const document = isPrivacy ? await call(privacyPolicy, {}) : await call(termsOfService, {});
  if (!document.ok) throw new Response(document.message, { status: 503 });
  return { isPrivacy, ...document.data, description: excerptOf(document.data.content, DESCRIPTION_LENGTH) };
}

export default function TermsPage({ loaderData: { isPrivacy, title, description, content } }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="page-column max-w-3xl py-8 md:py-12">
      <PageTitle name={title} description={description} address={`/terms-page?sts=${isPrivacy ? 1 : 0}`} />
      <nav aria-label={text('content.legal')} className="mb-6 flex gap-1 border-line border-b print:hidden">
        <DocumentLink sts="0" here={!isPrivacy} name={text('content.termsOfService')} />
        <DocumentLink sts="1" here={isPrivacy} name={text('content.privacyPolicy')} />
      </nav>
      <article className="card px-5 py-6 md:px-12 md:py-10 print:p-0 print:shadow-none">
        <h1 className="mb-6 font-bold text-xl">{title}</h1>
        <RichText html={content} />
      </article>
    </div>
  );
}

function DocumentLink({ sts, here, name }: { sts: string; here: boolean; name: string }) {
  const className = here ? 'border-brand font-semibold text-ink' : 'border-transparent text-ink-soft hover:text-ink';
  return (
    <Link
      to={`/terms-page?sts=${sts}`}
      aria-current={here ? 'page' : undefined}
      className={`-mb-px grid min-h-11 place-items-center border-b-2 px-4 text-sm ${className}`}
    >
      {name}
    </Link>
  );
}
