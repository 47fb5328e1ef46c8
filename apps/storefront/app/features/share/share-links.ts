/** Share links of social networks, without their scripts on our page. Their names are not translated. */
export function shareLinks(address: string, name: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const words = encodeURIComponent(name);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${words}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${words}` },
  ];
}

export function mailLink(address: string, name: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
}
