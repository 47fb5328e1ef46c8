/**
 * A mail in a frame, as mail programs show it. The empty sandbox and the content security policy keep its markup from
 * running scripts or loading anything.
 */
export function MailFrame({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      sandbox=""
      title={title}
      srcDoc={html}
      style={{ inlineSize: '100%', blockSize: 520, border: '1px solid rgb(128 128 128 / 30%)', borderRadius: 12 }}
    />
  );
}
