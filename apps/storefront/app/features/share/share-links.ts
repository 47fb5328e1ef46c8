/** Share links of social networks, without their scripts on our page. Their names are not translated. */
export function shareLinks(address: string, name: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const title = encodeURIComponent(name);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${title}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${title}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${title}` },
  ];
}

export function mailLink(address: string, name: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
}
