/** Places of one person, forms, consoles and calls: nothing there is worth a visit. */
const NOT_FOR_ROBOTS = [
  ...['/user-center', '/cart', '/submit-order', '/submit-integral-order', '/payment', '/order-detail'],
  ...['/return-detail', '/invoice-detail', '/write-comments', '/chat', '/login', '/register', '/forget-password'],
  ...['/third-login', '/log-out', '/preferences', '/api/', '/merchant', '/platform', '/ui$'],
];

/** Pages that merely narrow or continue a list are without end; each of them names the list it belongs to. */
const WITHOUT_END = ['/*&sort=', '/*&cursor=', '/*?cursor=', '/*&min=', '/*&max=', '/*&brands=', '/*&shops='];

export function robotsTxt(publicUrl: string): string {
  const rules = [...NOT_FOR_ROBOTS, ...WITHOUT_END].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
