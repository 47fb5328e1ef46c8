import { Button, type ButtonProps } from 'antd';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
}

/** Keeps its width and its label while busy, and ignores further clicks. */
export function BusyButton({ busy, children, onClick, htmlType, ...button }: BusyButtonProps) {
  return (
    <Button
      {...button}
      htmlType={busy ? 'button' : htmlType}
      onClick={busy ? undefined : onClick}
      aria-busy={busy}
      className="busy-button"
    >
      <span style={{ opacity: busy ? 0 : 1 }}>{children}</span>
      {busy && <span className="busy-mark" />}
    </Button>
  );
}
