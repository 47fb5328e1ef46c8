import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { Alert, Flex, Modal, Slider, Typography } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../console-context.tsx';
import { type CropView, cropSquare, FULL_VIEW, MAX_ZOOM, panView } from './crop.ts';

interface CropDialogProps {
  /** The stored picture; the dialog is closed without one. */
  path: string | undefined;
  /** Receives the cropped picture. */
  onCrop: (picture: Blob) => void;
  onClose: () => void;
}

const SHOWN = 320;
/** The largest width at which the server delivers pictures. */
const MAX_PX = 1920;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** Crops a picture to a square, since every list of the mall shows pictures as squares. */
export function CropDialog({ path, onCrop, onClose }: CropDialogProps) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, isFailed } = usePicture(path);
  const [view, setView] = useState<CropView>(FULL_VIEW);
  useEffect(() => {
    if (picture && canvas.current) drawCrop(canvas.current, picture, view);
  }, [picture, view]);

  const move = (right: number, down: number) => {
    if (!picture) return;
    const { side } = cropSquare(sizeOf(picture), view);
    const scale = side / SHOWN;
    setView(panView(sizeOf(picture), view, right * scale, down * scale));
  };
  const close = () => {
    setView(FULL_VIEW);
    onClose();
  };
  const drag = (event: PointerEvent) => {
    if (event.buttons > 0) move(-event.movementX, -event.movementY);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const crop = async () => {
    if (!picture) return;
    onCrop(await cropToBlob(picture, view));
    close();
  };
  return (
    <Modal
      open={path !== undefined}
      title={text('console.pictures.crop')}
      okText={text('console.pictures.cropDone')}
      okButtonProps={{ disabled: !picture }}
      cancelText={text('console.cancel')}
      onOk={() => void crop()}
      onCancel={close}
      width={SHOWN + 80}
      destroyOnHidden
    >
      <Flex vertical gap="small" align="center">
        <Typography.Text type="secondary">{text('console.pictures.cropHelp')}</Typography.Text>
        {isFailed && <Alert type="error" showIcon title={text('console.networkFailed')} />}
        <button
          type="button"
          className="crop-area"
          aria-label={text('console.pictures.cropArea')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        >
          <canvas ref={canvas} width={SHOWN * 2} height={SHOWN * 2} />
        </button>
        <Slider
          style={{ width: SHOWN }}
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={view.zoom}
          onChange={(zoom) => setView({ ...view, zoom })}
          tooltip={{ open: false }}
          ariaLabelForHandle={text('console.pictures.zoom')}
        />
      </Flex>
    </Modal>
  );
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
});

function usePicture(path: string | undefined) {
  const [loaded, setLoaded] = useState<{ path: string; picture: HTMLImageElement }>();
  const [failedPath, setFailedPath] = useState<string>();
  useEffect(() => {
    if (!path) return;
    const picture = new Image();
    setFailedPath(undefined);
    picture.onload = () => setLoaded({ path, picture });
    picture.onerror = () => setFailedPath(path);
    picture.src = pictureUrl(path, MAX_PX);
  }, [path]);
  const picture = loaded && loaded.path === path ? loaded.picture : undefined;
  return { picture, isFailed: path !== undefined && failedPath === path };
}

function drawCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, view: CropView): void {
  const { side, left, top } = cropSquare(sizeOf(picture), view);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('drawCrop: this canvas has no 2d context');
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

function cropToBlob(picture: HTMLImageElement, view: CropView): Promise<Blob> {
  const side = Math.round(cropSquare(sizeOf(picture), view).side);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  drawCrop(canvas, picture, view);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('cropToBlob: no picture'))), 'image/webp', 0.92);
  });
}
