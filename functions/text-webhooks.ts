import { anyone, endpoint, webhook } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { redirect } from '#server/http/reply.ts';
import { openTextLink } from '#server/texts/open-link.ts';
import { nothingToSay, receiveText, receiveTextStatus } from '#server/texts/receive-text.ts';

export default routes({
  '/api/text-answers': endpoint({ POST: webhook(receiveText, { answer: nothingToSay }) }),
  '/api/text-states': endpoint({ POST: webhook(receiveTextStatus, { answer: nothingToSay }) }),
  /** The link in a text. It is short, so that the text is. */
  '/api/t/:code': endpoint({ GET: anyone(openTextLink, { answer: redirect }) }),
});

export const config = { path: ['/api/text-answers', '/api/text-states', '/api/t/:code'] };
