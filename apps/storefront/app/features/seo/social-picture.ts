import { parsePicturePath } from '@galleria/domain/pictures/picture-path';

/** Size of a link preview: the server makes it from any stored picture. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

export function socialPicture(path: string, mallAddress: string): string | undefined {
  return parsePicturePath(path) ? `${mallAddress}/${path}/social.jpg` : undefined;
}
