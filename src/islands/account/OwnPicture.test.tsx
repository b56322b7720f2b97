import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pictureSide } from '#domain/access/picture.ts';
import { ownAccountWords } from '#i18n/own-account.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { serve } from '#tests/components/server.ts';
import { accountPart } from '#tests/components/own-account.ts';
import OwnPicture from './OwnPicture.tsx';

/** A photo of a phone, larger than what is kept. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = 'teal';
  pen?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
}

inEachLanguage('a picture of the account', (locale) => {
  const labels = ownAccountWords[locale].picture;

  it('is drawn anew before it is sent: a square JPEG of at most 512 pixels', async () => {
    const server = serve({ 'PUT /api/account/picture': () => new Response(null, { status: 204 }) });
    const screen = await render(<OwnPicture {...accountPart(locale)} />);
    await expect.element(screen.getByText(labels.leadClient)).toBeVisible();
    await userEvent.upload(screen.getByLabelText(labels.choose), await photo(900, 1_400));
    await expect.element(screen.getByText(labels.saved)).toBeVisible();
    const request = server.calls.find(({ method }) => method === 'PUT');
    if (!request) throw new Error('nothing was sent');
    const { picture } = request.body as { picture: string };
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8]);
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    expect([width, height]).toEqual([pictureSide, pictureSide]);
  });

  it('says when a file is no picture, and sends nothing', async () => {
    const server = serve({});
    const screen = await render(<OwnPicture {...accountPart(locale)} />);
    await userEvent.upload(screen.getByLabelText(labels.choose), new File(['%PDF'], 'me.jpg'));
    await expect.element(screen.getByText(labels.unreadable)).toBeVisible();
    expect(server.calls).toHaveLength(0);
  });

  it('is deleted with one press, and staff read who sees it', async () => {
    const server = serve({
      'GET /api/account/picture': () => new Response(null, { status: 404 }),
      'DELETE /api/account/picture': () => new Response(null, { status: 204 }),
    });
    const props = accountPart(locale, { hasPicture: true, isClient: false });
    const screen = await render(<OwnPicture {...props} />);
    await expect.element(screen.getByText(labels.leadStaff)).toBeVisible();
    await screen.getByRole('button', { name: labels.remove }).click();
    await expect.element(screen.getByText(labels.removed)).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
