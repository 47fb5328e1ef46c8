import { PageTitle } from '../../../shell/page-title.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { serverText } from '../../../words/server-text.server.ts';
import type { Route } from './+types/page.ts';

/** After an account was closed; outside of the user center's layout, which needs a buyer. */
export function loader({ context }: Route.LoaderArgs) {
  const text = serverText(context.get(visitContext).locale);
  return {
    title: text('profile.goodbye.title'),
    sentence: text('profile.goodbye.text'),
    home: text('profile.goodbye.home'),
  };
}

export default function GoodbyePage({ loaderData: { title, sentence, home } }: Route.ComponentProps) {
  return (
    <div className="page-column py-10">
      <PageTitle name={title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{title}</h1>
      <Empty kind="collection" sentence={sentence}>
        <ButtonLink to="/">{home}</ButtonLink>
      </Empty>
    </div>
  );
}
