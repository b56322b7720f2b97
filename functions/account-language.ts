import { languageRequest } from '#domain/access/own-account.ts';
import { changeLanguage } from '#server/access/change-language.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.counting('ownChanges')(languageRequest, changeLanguage) });

export const config = { path: '/api/account/language', method: 'POST' };
