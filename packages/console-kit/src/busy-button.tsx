import { Button, type ButtonProps } from 'antd';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
}

/** Keeps its width and its name while it works, and takes no second click. */
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
