import { noticeChoices } from '#domain/notices/choices.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { keepNoticeChoices } from '#server/notices/keep-notice-choices.ts';

export default endpoint({ POST: signedIn.counting('ownChanges')(noticeChoices, keepNoticeChoices) });

export const config = { path: '/api/account/notices', method: 'POST' };
