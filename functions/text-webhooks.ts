import * as texts from '#domain/texts/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { openTextLink } from '#server/texts/open-link.ts';
import { receiveText, receiveTextStatus } from '#server/texts/receive-text.ts';

export default endpoints(
  [texts.answered, receiveText],
  [texts.delivered, receiveTextStatus],
  [texts.openLink, openTextLink],
);

export const config = { path: ['/api/text-answers', '/api/text-states', '/api/t/:code'] };
