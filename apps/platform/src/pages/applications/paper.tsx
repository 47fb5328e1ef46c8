import { useText } from '@galleria/console-kit/console-context';
import { Modal, theme } from 'antd';
import { useState } from 'react';

interface PaperProps {
  name: string;
  src: string;
  isLarge?: boolean;
}

const HEIGHT_PX = { large: 260, small: 150 };

/** A picture of a document; a click enlarges it to the whole screen. */
export function Paper({ name, src, isLarge = false }: PaperProps) {
  const text = useText<'platform'>();
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(false);
  const pictureStyle = {
    height: isLarge ? HEIGHT_PX.large : HEIGHT_PX.small,
    maxWidth: '100%',
    borderRadius: token.borderRadius,
    background: token.colorFillQuaternary,
  };
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <button
        type="button"
        aria-label={text('platformApplications.enlarge', { name })}
        onClick={() => setOpen(true)}
        style={{ padding: 0, border: 0, background: 'none', cursor: 'zoom-in', maxWidth: '100%' }}
      >
        <img src={src} alt={name} style={{ ...pictureStyle, display: 'block', objectFit: 'contain' }} />
      </button>
      <figcaption>{name}</figcaption>
      <Modal open={isOpen} onCancel={() => setOpen(false)} footer={null} width="90vw" title={name} destroyOnHidden>
        <img src={src} alt={name} style={{ display: 'block', maxWidth: '100%', margin: '0 auto' }} />
      </Modal>
    </figure>
  );
}
