import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../../messages/messages.tsx';
import type { Banner } from './banners.ts';

interface CarouselControlsProps {
  banners: readonly Banner[];
  current: number;
  playing: boolean;
  onGoTo: (index: number) => void;
  onToggle: () => void;
}

export function CarouselControls({ banners, current, playing, onGoTo, onToggle }: CarouselControlsProps) {
  const text = useText();
  const total = banners.length;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 md:bottom-4 xl:bottom-6">
      <div className="page-column flex items-center gap-1 xl:ps-70 [&>*]:pointer-events-auto">
        <Control label={text(playing ? 'home.pause' : 'home.play')} onClick={onToggle}>
          {playing ? <Pause /> : <Play />}
        </Control>
        <div className="flex">
          {banners.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={text('home.showSlide', { position: index + 1, total, title })}
              aria-current={index === current}
              onClick={() => onGoTo(index)}
              className="group relative grid h-8 w-7 place-items-center rounded-control text-on-picture"
            >
              <span className="size-1.5 rounded-full bg-current opacity-40 group-hover:opacity-100" />
              <span className="absolute h-1.5 w-6 rounded-full bg-current opacity-0 transition-opacity group-aria-[current=true]:opacity-100" />
            </button>
          ))}
        </div>
        <div className="ms-auto flex gap-2 max-md:hidden">
          <Control label={text('home.previousSlide')} onClick={() => onGoTo(current - 1)}>
            <ChevronLeft className="flip-rtl" />
          </Control>
          <Control label={text('home.nextSlide')} onClick={() => onGoTo(current + 1)}>
            <ChevronRight className="flip-rtl" />
          </Control>
        </div>
      </div>
    </div>
  );
}

function Control({ label, ...attributes }: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-9 place-items-center rounded-full bg-white/55 text-on-picture transition-[background-color] hover:bg-white [&_svg]:size-4"
      {...attributes}
    />
  );
}
