import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useText } from '../../console-context.tsx';
import { Icon } from '../../icon.tsx';
import { ToolIcon } from '../../tool-icon.tsx';

interface PictureTileProps {
  index: number;
  count: number;
  src: string;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnter: () => void;
  /** Moves along the list: -1 is one place earlier. */
  onMove: (by: number) => void;
  onCrop: () => void;
  onRemove: () => void;
}

/** One picture of the list with its buttons. Arrow keys move it as dragging does. */
export function PictureTile(props: PictureTileProps) {
  const { index, count, src, isDragged, onDragStart, onDragEnter, onMove, onCrop, onRemove } = props;
  const text = useText();
  const number = index + 1;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const forwardKey = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onMove(event.key === forwardKey ? 1 : -1);
  };
  return (
    <li
      className={isDragged ? 'picture-tile picture-dragged' : 'picture-tile'}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDragStart();
      }}
      onDragEnter={onDragEnter}
    >
      <img src={src} alt={text('console.pictures.numbered', { number, count })} draggable={false} />
      {index === 0 && count > 1 && <span className="picture-cover">{text('console.pictures.cover')}</span>}
      <span className="picture-buttons">
        {count > 1 && (
          <Button
            size="small"
            icon={<ToolIcon name="move" />}
            aria-label={text('console.pictures.move', { number })}
            title={text('console.pictures.moveHelp')}
            onKeyDown={press}
            onClick={() => onMove(index === count - 1 ? -index : 1)}
          />
        )}
        <Button
          size="small"
          icon={<ToolIcon name="crop" />}
          aria-label={text('console.pictures.cropNumber', { number })}
          onClick={onCrop}
        />
        <Button
          size="small"
          icon={<Icon name="close" />}
          aria-label={text('console.pictures.remove', { number })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
