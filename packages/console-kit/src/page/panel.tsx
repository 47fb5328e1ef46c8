import { theme } from 'antd';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title?: string;
  /** At the other end of the title's line. */
  extra?: ReactNode;
  /** For links that lead here. */
  id?: string;
  /** What is inside reaches to the edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A part of a screen on a surface of its own. Lighter than Ant Design's card, which brings tabs along. */
export function Panel({ title, extra, id, isFlush = false, children }: PanelProps) {
  const { token } = theme.useToken();
  const titleId = useId();
  const look = { background: token.colorBgContainer, borderColor: token.colorBorderSecondary };
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={isFlush ? 'panel panel-flush' : 'panel'}
      style={look}
    >
      {title && (
        <div className="panel-head">
          <h2 id={titleId} className="panel-title">
            {title}
          </h2>
          {extra}
        </div>
      )}
      {children}
    </section>
  );
}
