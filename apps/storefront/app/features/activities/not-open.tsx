import { useText } from '../../messages/messages.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

/** For pages that are not built yet or that staff have switched off. */
export function NotOpen({ place }: { place: string }) {
  const text = useText();
  return (
    <div className="page-column py-10">
      <PageTitle name={place} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{text('shell.openingTitle')}</h1>
      <Empty kind="default" sentence={text('shell.openingText', { place })}>
        <ButtonLink to="/">{text('shell.openingHome')}</ButtonLink>
      </Empty>
    </div>
  );
}
