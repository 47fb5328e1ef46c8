import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useShell } from '../../visit/shell-data.ts';

interface LogoProps {
  small?: boolean;
  /** On phones show only a mark: the picture in small, or the first letter of the name. */
  markOnPhones?: boolean;
}

/** The mall's logo or, without one, its name with the brand's dot. */
export function Logo({ small = false, markOnPhones = false }: LogoProps) {
  const text = useText();
  const { mall } = useShell();
  const [initial] = mall.logoText;
  return (
    <Link
      to="/"
      aria-label={text('shell.mallHomeLabel', { mall: mall.logoText })}
      className="inline-flex min-h-11 shrink-0 items-center rounded-control"
    >
      {mall.logo ? (
        <Picture
          path={mall.logo}
          alt=""
          sizes="160px"
          eager
          className={`w-auto ${small ? 'h-8' : 'h-11'} ${markOnPhones ? 'max-md:h-8 max-md:max-w-20 max-md:object-contain' : ''}`}
        />
      ) : (
        // The dot is generated content: as text it would belong to the visible label, which the accessible name must
        // contain.
        <span
          dir="ltr"
          className={`font-bold tracking-tight after:text-brand after:content-['.'] ${small ? 'text-lg' : 'text-xl'}`}
        >
          {markOnPhones && <span className="md:hidden">{initial}</span>}
          <span className={markOnPhones ? 'max-md:hidden' : ''}>{mall.logoText}</span>
        </span>
      )}
    </Link>
  );
}
