/** Text that authors wrote, sanitised by the server. The only place of the consoles that shows HTML made elsewhere. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
