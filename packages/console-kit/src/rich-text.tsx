/** Text that authors wrote, sanitised by the server. The only place of the consoles that shows HTML made elsewhere. */
export function RichText({ html }: { html: string }) {
  const markup = { dangerouslySetInnerHTML: { __html: html } };
  return <div className="rich-text" {...markup} />;
}
