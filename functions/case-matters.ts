import { matterChoice } from '#domain/cases/upgrades.ts';
import { chooseMatters } from '#server/cases/choose-matters.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(matterChoice, chooseMatters, { mails: true }) });

export const config = { path: '/api/cases/:id/matters', method: 'POST' };
