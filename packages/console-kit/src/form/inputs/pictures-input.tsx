import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { Button, Progress } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useText } from '../../console-context.tsx';
import { Icon } from '../../icon.tsx';
import { moveItem } from '../move-item.ts';
import { CropDialog } from '../pictures/crop-dialog.tsx';
import { PictureTile } from '../pictures/picture-tile.tsx';
import { PICTURE_TYPES, useUploads } from '../pictures/use-uploads.tsx';
import '../fields.css';

interface PicturesInputProps {
  id?: string;
  /** Paths from uploads. */
  value?: readonly string[] | undefined;
  onChange?: (paths: string[]) => void;
  max: number;
  'aria-label': string;
}

/**
 * A sortable list of pictures: dropped or chosen, moved by dragging or with buttons, cropped to a square. The first is
 * the cover.
 */
export function PicturesInput({ id, value = [], onChange, max, 'aria-label': label }: PicturesInputProps) {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [cropped, setCropped] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const { change, add, replace, running, room } = usePictures(value, max, onChange);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) add(event.dataTransfer.files);
    setDragged(undefined);
  };
  return (
    <fieldset
      id={id}
      aria-label={label}
      className="pictures"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <ol className="pictures-list">
        {value.map((path, index) => (
          <PictureTile
            key={path}
            index={index}
            count={value.length}
            src={pictureUrl(path, 240)}
            isDragged={dragged === index}
            onDragStart={() => setDragged(index)}
            onDragEnter={() => {
              if (dragged === undefined || dragged === index) return;
              change(moveItem(value, dragged, index));
              setDragged(index);
            }}
            onMove={(by) => change(moveItem(value, index, index + by))}
            onCrop={() => setCropped(path)}
            onRemove={() => change(value.toSpliced(index, 1))}
          />
        ))}
        {running.map(({ key, share }) => (
          <li key={key} className="picture-tile picture-running">
            <Progress percent={Math.round(share * 100)} size="small" aria-label={text('console.pictures.uploading')} />
          </li>
        ))}
        {room > 0 && (
          <li className="picture-tile">
            <Button
              type="dashed"
              className="picture-add"
              icon={<Icon name="add" />}
              onClick={() => chooser.current?.click()}
            >
              {text('console.pictures.add')}
            </Button>
          </li>
        )}
      </ol>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={max > 1}
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          add(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <CropDialog
        path={cropped}
        onClose={() => setCropped(undefined)}
        onCrop={(blob) => cropped && replace(cropped, blob)}
      />
    </fieldset>
  );
}

/** The list may change during an upload, so its result is applied to the current list, not to the one at its start. */
function usePictures(value: readonly string[], max: number, onChange: PicturesInputProps['onChange']) {
  const current = useRef(value);
  current.current = value;
  // The latest callback, since one from the start of an upload would undo what was changed in its form since.
  const latest = useRef(onChange);
  latest.current = onChange;
  const change = (paths: readonly string[]) => {
    current.current = [...new Set(paths)].slice(0, max);
    latest.current?.([...current.current]);
  };
  const add = (path: string) => change([...current.current, path]);
  const adding = useUploads();
  const replacing = useUploads();
  const room = max - value.length - adding.running.length;
  return {
    change,
    room,
    running: [...adding.running, ...replacing.running],
    add: (files: Iterable<File>) => {
      for (const file of [...files].slice(0, Math.max(room, 0))) void adding.send(file, add);
    },
    replace: (old: string, by: Blob) => {
      void replacing.send(by, (path) => change(current.current.map((one) => (one === old ? path : one))));
    },
  };
}
