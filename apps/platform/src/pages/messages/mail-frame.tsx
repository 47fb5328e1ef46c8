/** A mail as mail programs show it. The frame may run nothing and load nothing, whatever the mail says. */
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
