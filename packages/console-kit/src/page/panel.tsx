import { theme } from 'antd';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title?: string;
  /** At the end of the title's line. */
  extra?: ReactNode;
  /** Anchor for links. */
  id?: string;
  /** Without padding: the content reaches the edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A section of a page with its own background. Lighter than Ant Design's card, which depends on its tabs. */
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
