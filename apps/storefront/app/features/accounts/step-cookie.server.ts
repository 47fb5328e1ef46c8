import type { PageVisit } from '@galleria/contract/call';
import { createCookie } from 'react-router';
import type { z } from 'zod';

const TTL_SECONDS = 600;

/**
 * State that one step of a page hands to the next, in a signed cookie: it survives a reload, is hidden from scripts and
 * from the address, and expires. Its path is `/`, since the router fetches a page's data under another path.
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
  return {
    /** Undefined when the cookie is missing or its signature is not this mall's. */
    async read(visit: PageVisit, request: Request): Promise<Content | undefined> {
      const content = schema.safeParse(await cookieFor(visit).parse(request.headers.get('cookie')));
      return content.success ? content.data : undefined;
    },
    /** Returns the `Set-Cookie` header. */
    write: (visit: PageVisit, content: Content): Promise<string> => cookieFor(visit).serialize(content),
    clear: (visit: PageVisit): Promise<string> => cookieFor(visit).serialize('', { maxAge: 0 }),
  };
}
