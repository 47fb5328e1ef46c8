import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../../words/words.tsx';
import { useShell } from '../shell-data.ts';

/** The mall's picture where it has one, else its name with the brand's dot. The small one is a mark on phones. */
export function Logo({ small = false }: { small?: boolean }) {
  const text = useText();
  const { mall } = useShell();
  const [initial] = mall.logoText;
  return (
    <Link to="/" aria-label={text('shell.mallHomeLabel', { mall: mall.logoText })} className="shrink-0 rounded-control">
      {mall.logo ? (
        <Picture
          path={mall.logo}
          alt=""
          sizes="160px"
          eager
          className={`w-auto ${small ? 'h-8 max-md:max-w-20 max-md:object-contain' : 'h-11'}`}
        />
      ) : (
        // The dot is generated content: as text it would be a part of the visible label that the accessible name must contain.
        <span
          dir="ltr"
          className={`font-bold tracking-tight after:text-brand after:content-['.'] ${small ? 'text-lg' : 'text-xl'}`}
        >
          {small && <span className="md:hidden">{initial}</span>}
          <span className={small ? 'max-md:hidden' : ''}>{mall.logoText}</span>
        </span>
      )}
    </Link>
  );
}
