import { parsePicturePath } from '@galleria/domain/pictures/picture-path';

/** What is shown with a link to a page: the server makes it from any stored picture, always in these measures. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

export function socialPicture(path: string, mallAddress: string): string | undefined {
  return parsePicturePath(path) ? `${mallAddress}/${path}/social.jpg` : undefined;
}
