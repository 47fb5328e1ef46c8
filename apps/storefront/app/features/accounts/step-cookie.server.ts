/**
 * What one step hands to the next, in a cookie: it survives a reload, no script can read it, it is in no address, and it
 * goes by itself after a while. Every path gets it, since the router asks for a page's data under another one.
 */
export class StepCookie<Carried extends Record<string, string>> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  read(request: Request): Carried | undefined {
    const pairs = (request.headers.get('cookie') ?? '').split(/; */);
    const value = pairs.find((pair) => pair.startsWith(`${this.#name}=`))?.slice(this.#name.length + 1);
    if (!value) return undefined;
    try {
      return JSON.parse(Buffer.from(value, 'base64url').toString()) as Carried;
    } catch {
      return undefined;
    }
  }

  keep(carried: Carried, publicUrl: string): string {
    return this.#cookie(Buffer.from(JSON.stringify(carried)).toString('base64url'), LIFE_SECONDS, publicUrl);
  }

  forget(publicUrl: string): string {
    return this.#cookie('', 0, publicUrl);
  }

  #cookie(value: string, seconds: number, publicUrl: string): string {
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${this.#name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}

const LIFE_SECONDS = 600;
