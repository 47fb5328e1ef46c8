import { X, ZoomIn } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

interface LicencePicturesProps {
  /** Name of the store. */
  name: string;
  pictures: readonly string[];
}

export function LicencePictures({ name, pictures }: LicencePicturesProps) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card p-4 md:p-6">
      <h2 id={titleId} className="mb-4 font-semibold text-base tracking-normal">
        {text('stores.paper.pictures')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map((path, index) => (
          <li key={path}>
            <Licence path={path} name={name} place={index + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The enlarged picture is a popover: it opens, and closes on Escape or a click beside it, before any script has loaded.
 */
function Licence({ path, name, place }: { path: string; name: string; place: number }) {
  const text = useText();
  const zoomId = useId();
  const alt = text('stores.paper.picture', { name, place });
  return (
    <>
      <button
        type="button"
        popoverTarget={zoomId}
        aria-label={text('stores.paper.zoom', { place })}
        className="group relative block w-full overflow-hidden rounded-control ring-1 ring-line"
      >
        <Picture
          path={path}
          alt={alt}
          sizes="(width >= 1024px) 280px, (width >= 480px) 48vw, 92vw"
          className="aspect-[7/5] w-full object-cover"
        />
        <span className="absolute end-2 bottom-2 grid size-9 place-items-center rounded-full bg-mist text-ink shadow-float transition-transform group-hover:scale-105">
          <ZoomIn aria-hidden className="size-4" />
        </span>
      </button>
      <div
        id={zoomId}
        popover="auto"
        role="dialog"
        aria-label={alt}
        className="modal-veil m-auto max-h-[92dvh] w-[min(60rem,100%-2rem)] overflow-auto rounded-card bg-mist p-3 shadow-float"
      >
        <Picture path={path} alt={alt} sizes="min(60rem, 96vw)" className="h-auto w-full rounded-control" />
        <button
          type="button"
          popoverTarget={zoomId}
          popoverTargetAction="hide"
          aria-label={text('ui.close')}
          className="absolute end-5 top-5 grid size-11 place-items-center rounded-full bg-mist text-ink shadow-float"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </>
  );
}
