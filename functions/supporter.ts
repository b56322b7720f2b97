import { emailRequest } from '#domain/access/requests.ts';
import * as supporters from '#domain/supporters/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith } from '#server/entry/guards.ts';
import {
  leaveAsSupporter,
  mailSupporterLinks,
  redeemSupporterLink,
} from '#server/supporters/open-as-supporter.ts';
import { readAsSupporter } from '#server/supporters/read-as-supporter.ts';

export default endpoints(
  [supporters.look, readAsSupporter],
  [supporters.leave, leaveAsSupporter],
  [supporters.mailLinks, mailSupporterLinks, checkedWith(emailRequest)],
  [supporters.useLink, redeemSupporterLink],
);

export const config = {
  path: ['/api/supporter', '/api/supporter/link', '/api/supporter/link/use'],
};
