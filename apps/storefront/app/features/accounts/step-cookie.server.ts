import type { PageVisit } from '@galleria/contract/call';
import { createCookie } from 'react-router';
import { z } from 'zod';

const TTL_SECONDS = 600;

/**
 * State that one step of a page hands to the next, in a signed cookie: it survives a reload, is hidden from scripts and
 * from the address, and expires. The expiry is also part of the signed value, since a copied cookie has no maximum age.
 * Its path is `/`, since the router fetches a page's data under another path.
 */
export function stepCookie<Content>(name: string, schema: z.ZodType<Content>) {
  const cookieFor = ({ cookieSecret, publicUrl }: PageVisit) =>
    createCookie(name, {
      secrets: [cookieSecret],
      maxAge: TTL_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
    });
  const Signed = z.object({ content: schema, expiresAtMs: z.number() });
  return {
    /** Undefined when the cookie is missing or has expired, or when its signature is not this mall's. */
    async read(visit: PageVisit, request: Request): Promise<Content | undefined> {
      const { data: signed } = Signed.safeParse(await cookieFor(visit).parse(request.headers.get('cookie')));
      return signed && Date.now() < signed.expiresAtMs ? signed.content : undefined;
    },
    /** Returns the `Set-Cookie` header. */
    write: (visit: PageVisit, content: Content): Promise<string> =>
      cookieFor(visit).serialize({ content, expiresAtMs: Date.now() + TTL_SECONDS * 1000 }),
    clear: (visit: PageVisit): Promise<string> => cookieFor(visit).serialize('', { maxAge: 0 }),
  };
}
