import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { Thumbnail } from '../page/thumbnail.tsx';
import './after-sales.css';

const SMALL_PX = 72;
const LARGE_PX = 1920;

/** Pictures of a request in a row. A click opens one large; arrow keys turn to the others. */
export function PictureStrip({ paths }: { paths: readonly string[] }) {
  const text = useText();
  const [open, setOpen] = useState<number>();
  if (paths.length === 0) return null;
  return (
    <>
      <ul className="picture-strip">
        {paths.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              aria-label={text('consoleRefunds.pictures.open', { number: index + 1, count: paths.length })}
              onClick={() => setOpen(index)}
            >
              <Thumbnail path={path} width={SMALL_PX} height={SMALL_PX} />
            </button>
          </li>
        ))}
      </ul>
      <LargePicture paths={paths} index={open} onChange={setOpen} />
    </>
  );
}

interface LargePictureProps {
  paths: readonly string[];
  /** Index of the open picture; undefined while none is open. */
  index: number | undefined;
  onChange: (index: number | undefined) => void;
}

function LargePicture({ paths, index, onChange }: LargePictureProps) {
  const text = useText();
  const path = index === undefined ? undefined : paths[index];
  const name = text('consoleRefunds.pictures.title', { number: (index ?? 0) + 1, count: paths.length });
  const step = (by: number) => {
    const next = (index ?? 0) + by;
    if (paths[next] !== undefined) onChange(next);
  };
  return (
    <Modal
      open={path !== undefined}
      onCancel={() => onChange(undefined)}
      footer={null}
      width="90vw"
      centered
      title={name}
      destroyOnHidden
    >
      {path !== undefined && index !== undefined && (
        <Flex vertical gap="small">
          <img src={pictureUrl(path, LARGE_PX)} alt={name} className="large-picture" />
          {paths.length > 1 && (
            <Flex
              gap="small"
              justify="center"
              onKeyDown={({ key }) => {
                if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === 'ArrowLeft' ? -1 : 1);
              }}
            >
              <Button disabled={index === 0} onClick={() => step(-1)}>
                {text('consoleRefunds.pictures.previous')}
              </Button>
              <Button autoFocus disabled={index === paths.length - 1} onClick={() => step(1)}>
                {text('consoleRefunds.pictures.next')}
              </Button>
            </Flex>
          )}
        </Flex>
      )}
    </Modal>
  );
}
