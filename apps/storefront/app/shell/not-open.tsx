import { PageTitle } from '../features/seo/page-title.tsx';
import { useText } from '../messages/messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

/** For pages that are not built yet or that staff have switched off. */
export default function NotOpen({ pageName }: { pageName: string }) {
  const text = useText();
  return (
    <div className="page-column py-10">
      <PageTitle name={pageName} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{text('shell.openingTitle')}</h1>
      <Empty kind="default" sentence={text('shell.openingText', { place: pageName })}>
        <ButtonLink to="/">{text('shell.openingHome')}</ButtonLink>
      </Empty>
    </div>
  );
}
